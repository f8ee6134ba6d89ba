import type { Result } from '@applicant-hub/api-clients';
import { bySoonest, type KeyDate, type OpenEvent } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { findEventsById } from '#app/features/reference-data/events-by-id.server.ts';
import { foundOne } from '#app/features/reference-data/found-one.server.ts';
import { getKeyDates } from '#app/features/reference-data/reference.server.ts';
import { type CalendarFilter, calendarFilters, filterLabels } from './page/filters.ts';

/** The key dates that match the filters, in chronological order (CAL-8, CAL-12). */
export async function findDates(
  call: SessionScope,
  filters: readonly CalendarFilter[],
): Promise<Result<readonly KeyDate[]>> {
  const result = await getKeyDates(
    call,
    filters.map((filter) => filterLabels[filter]),
  );
  return result.ok ? { ...result, value: [...result.value].sort(bySoonest) } : result;
}

/** Finds a key date by its id, for any route. Returns null if it does not exist. */
export async function findDate(call: SessionScope, id: string): Promise<Result<KeyDate | null>> {
  const dates = await findDates(call, calendarFilters);
  if (!dates.ok) return dates;
  return foundOne('events', { ...dates, value: dates.value.filter((date) => date.id === id) });
}

export async function findEvent(call: SessionScope, id: string): Promise<Result<OpenEvent | null>> {
  return foundOne('events', await findEventsById(call.context, readOptions(call), [id]));
}
