import { servedPage } from './served-page.ts';

/** The location of an error in its stack: the script and the line. */
const PLACE = /(https?:\S+?\.js)\S*?:(\d+):\d+/;

/**
 * Reports an island that failed, in the same format as a browser's own reports. The report contains
 * no error message, because a message may quote the user's input.
 */
export function reportFailure(id: string, error: unknown): void {
  const { reports } = servedPage();
  if (reports === undefined) return;
  const stack = error instanceof Error ? error.stack : null;
  const [, sourceFile, line] = PLACE.exec(stack ?? '') ?? [];
  const body = { id, sourceFile, lineNumber: Number(line) };
  fetch(reports, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/reports+json' },
    body: JSON.stringify([{ type: 'island-error', url: window.location.href, body }]),
  }).catch(() => undefined);
}
