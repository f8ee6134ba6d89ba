import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { type CycleDate, decisionDays, isDeadline } from '@applicant-hub/domain';
import { decisionLabels, getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { EVENT, OWN_DATE } from '#app/platform/paths/calendar-path.ts';
import { findDate, findEvent } from '../dates.server.ts';
import { getOwnItems } from '../own-dates/items.server.ts';
import {
  awaitedEntry,
  type CalendarEntry,
  deadlineEntry,
  deadlineId,
  eventEntry,
  keyDateEntry,
  ownEntry,
} from '../page/entries.server.ts';

/**
 * Finds a calendar date or an event by the id in its file name.
 *
 * @returns `unknown` if it does not exist, `failed` if the API call failed
 */
export async function findEntry(
  call: SessionScope,
  id: string,
): Promise<CalendarEntry | 'unknown' | 'failed'> {
  if (id.startsWith(EVENT)) {
    const event = await findEvent(call, id.slice(EVENT.length));
    if (!event.ok) return 'failed';
    return event.value === null ? 'unknown' : eventEntry(event.value);
  }
  if (id.startsWith(OWN_DATE)) {
    const items = await getOwnItems(call);
    if (!items.ok) return 'failed';
    const item = items.value.find((one) => OWN_DATE + one.id === id);
    if (item === undefined && items.isPartial) return 'failed';
    return (item && ownEntry(item)) ?? 'unknown';
  }
  const cycle = await getCycleDates(call);
  const deadline = cycle?.filter(isDeadline).find((one) => [one.id, deadlineId(one)].includes(id));
  if (deadline) return deadlineEntry(deadline, call.context.now());
  const decisions = decisionEntry(cycle ?? [], id);
  if (decisions) return decisions;
  const found = await findDate(call, id);
  if (!found.ok) return 'failed';
  return found.value === null ? 'unknown' : keyDateEntry(found.value);
}

/** A day for decisions, which need not be a key date. */
function decisionEntry(cycle: readonly CycleDate[], id: string): CalendarEntry | undefined {
  const years = [...new Set(cycle.map(({ entryYear }) => entryYear))];
  const day = years.flatMap((year) => decisionDays(cycle, year)).find((one) => one.id === id);
  return day && awaitedEntry({ ...day, time: null }, decisionLabels[day.kind]());
}
