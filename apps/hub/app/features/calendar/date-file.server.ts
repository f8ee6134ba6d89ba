import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { isDeadline } from '@applicant-hub/domain';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { findDate } from './dates.server.ts';
import { type CalendarEntry, deadlineEntry, deadlineId, keyDateEntry } from './entries.server.ts';

/**
 * A date of the calendar by its id.
 *
 * @returns `unknown` when there is none, `failed` when nobody could be asked
 */
export async function findEntry(
  call: SessionScope,
  id: string,
): Promise<CalendarEntry | 'unknown' | 'failed'> {
  const cycle = await getCycleDates(call);
  const deadline = cycle?.filter(isDeadline).find((one) => deadlineId(one) === id);
  if (deadline) return deadlineEntry(deadline, call.context.now());
  const found = await findDate(call, id);
  if (!found.ok) return 'failed';
  return found.value === null ? 'unknown' : keyDateEntry(found.value);
}
