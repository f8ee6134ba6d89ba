import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { idOfFile } from '#app/platform/paths/calendar-path.ts';
import { findEntry } from '../files/date-file.server.ts';
import { forFile } from '#app/platform/request/call.server.ts';
import { calendarFile, icsResponse, icsName } from '../files/ics.server.ts';
import { failure, withNotice } from '#app/platform/flash/change.server.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/**
 * Returns one date as a file for another calendar (EXT-7). If it cannot be loaded, the calendar
 * page shows a message.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await requireSession(request, context);
  const id = idOfFile(params['file']);
  const call = { context: forFile(context), applicant: { session } };
  const entry = id === null ? 'unknown' : await findEntry(call, id);
  if (entry === 'unknown') throw data(null, { status: 404 });
  if (entry === 'failed') {
    const { notice } = await failure({ context, applicant: { session } }, m.calendar_add_failed());
    throw redirect(withNotice(paths.calendar, notice.id));
  }
  const file = calendarFile([entry], { now: context.now(), publicUrl: context.config.publicUrl });
  return icsResponse(file, icsName(entry.title), 'attachment');
}

export const action = methodNotAllowed;
