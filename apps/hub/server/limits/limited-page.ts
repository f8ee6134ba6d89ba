import { messagesIn } from '@applicant-hub/copy/languages';
import { escapeHtml } from '#app/platform/layout/editor-html/escape.server.ts';
import type { PageLanguage } from '../pages/choose-language.ts';
import { plainPage } from '../pages/error-page.ts';

interface Limited {
  readonly in: PageLanguage;
  /** When to retry (seconds). */
  readonly waitS: number;
  /** The page that contains the sent form; empty means the requested URL. */
  readonly page: string;
  /** Whether the input is stored so that the page can restore it. */
  readonly isStashed: boolean;
}

export function limitedPage({ in: chosen, waitS, page, isStashed }: Limited): string {
  const m = messagesIn[chosen.language];
  const wait = m.errors_limited_wait({ seconds: waitS });
  const isForm = page !== '';
  const form = isStashed ? m.errors_limited_kept() : m.errors_limited_not_saved();
  return plainPage({
    ...chosen,
    heading: m.errors_limited_heading(),
    explanation: [m.errors_limited_explanation(), wait, ...(isForm ? [form] : [])].join(' '),
    action: {
      href: escapeHtml(page),
      label: isForm ? m.errors_limited_back() : m.shell_try_again(),
    },
  });
}
