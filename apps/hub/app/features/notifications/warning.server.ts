import type { PageState } from '@applicant-hub/api-clients';
import { sanitiseHtml } from '#app/platform/layout/editor-html/sanitise.server.ts';
import type { Warning } from './WarningBanner.tsx';

export const warningOf = ({ alert: { title, message } }: PageState): Warning | null =>
  title || message ? { title, html: sanitiseHtml(message) } : null;
