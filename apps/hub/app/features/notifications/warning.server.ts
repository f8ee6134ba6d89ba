import type { PageState } from '@applicant-hub/api-clients';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { sanitiseHtml } from '#app/platform/layout/editor-html/sanitise.server.ts';
import type { Warning } from './WarningBanner.tsx';

export const warningOf = (
  { alert: { title, message } }: PageState,
  config: HubConfig,
): Warning | null => (title || message ? { title, html: sanitiseHtml(message, config) } : null);
