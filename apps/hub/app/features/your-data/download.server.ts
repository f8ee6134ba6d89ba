import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';
import { type HeldData, loadHeldData } from './held-data.server.ts';

interface FileType {
  readonly extension: 'html' | 'json';
  readonly contentType: string;
  readonly write: (held: HeldData, call: SessionScope) => string | Promise<string>;
}

/**
 * All data that the hub holds about the applicant, as a file. Like every response of the hub, it is
 * not cached.
 *
 * @throws a redirect to the page with the download link, which reports that the data could not be
 * fetched
 */
export async function downloadHeldData(
  { request, context }: LoaderFunctionArgs,
  { extension, contentType, write }: FileType,
): Promise<Response> {
  const session = await requireSession(request, context);
  const call = { context, applicant: { session } };
  const held = await loadHeldData(call);
  if (!held.ok) {
    await requireAccepted({ ...call, request }, held);
    throw redirect(`${paths.yourData}?problem=download`);
  }
  const day = context.now().toISOString().slice(0, 10);
  return new Response(await write(held.value, call), {
    headers: {
      'Content-Type': `${contentType}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="your-hub-data-${day}.${extension}"`,
    },
  });
}
