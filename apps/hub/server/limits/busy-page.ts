import { messagesIn } from '@applicant-hub/copy/languages';
import type { PageLanguage } from '../pages/choose-language.ts';
import { plainPage } from '../pages/error-page.ts';

/**
 * The page for requests that are refused during overload. It is the same for all users, so it is
 * rendered once for each language. Its link has an empty address, so it leads to the requested URL.
 */
export function busyPage(page: PageLanguage): string {
  const m = messagesIn[page.language];
  return plainPage({
    ...page,
    heading: m.errors_busy_heading(),
    explanation: m.errors_busy_explanation(),
    action: { href: '', label: m.shell_try_again() },
  });
}
