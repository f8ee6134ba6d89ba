import { m } from '@applicant-hub/copy';
import { formatClockTime, formatDeadline, londonDate } from '@applicant-hub/domain';

/**
 * A page as HTML that can be read without a connection. It has no scripts, no form tokens, and no
 * modal dialogs, because only a script could close a dialog. Its fields and buttons cannot be used,
 * because the text of a field would be lost.
 *
 * @param saved the time of the page, which is shown above its content; null to show no time
 */
export const readOnlyHtml = (html: string, saved: Date | null): string =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<dialog\b.*?<\/dialog>/gs, '')
    .replace(/<input\b[^>]*type="hidden"[^>]*>/g, '')
    .replace(/<(button|input|select)\b/g, '<$1 disabled')
    .replace(/<textarea\b/g, '<textarea readonly')
    .replace(/<main\b[^>]*>/, (main) => (saved === null ? main : main + savedNote(saved, html)));

/** Inline styles, because the worker does not have the names of the hub's classes. */
const NOTE_STYLE = [
  'padding:var(--ds-space-3) var(--ds-space-gutter)',
  'border-block-end:1px solid var(--ds-color-line)',
  'background:var(--ds-color-raised)',
  'color:var(--ds-color-ink)',
].join(';');

const FADED = '<style>:disabled{opacity:.5}</style>';

function savedNote(saved: Date, html: string): string {
  const time = formatDeadline(londonDate(saved), formatClockTime(saved));
  const words = [m.offline_saved({ time })];
  // Text that the server has not received is stored on the device (decision 21).
  if (html.includes('<textarea')) words.push(m.offline_saved_text());
  return `${FADED}<p role="status" style="${NOTE_STYLE}">${words.join(' ')}</p>`;
}

export const stylesIn = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/href="(\/assets\/[\w.-]+\.css)"/g), ([, href = '']) => href),
  ),
];
