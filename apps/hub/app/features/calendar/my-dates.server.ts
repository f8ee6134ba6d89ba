import {
  bySoonest,
  isolated,
  isOwnTodo,
  type MyDate,
  type MyPersonalDate,
  myPersonalDates,
  type OpenEvent,
  type OwnItem,
} from '@applicant-hub/domain';
import { findMyYear } from '#app/features/application-status/upstream/my-year.server.ts';
import { findEventsById } from '#app/features/reference-data/events-by-id.server.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { getSavedEventIds } from '#app/features/favourites/favourites.server.ts';
import {
  EVENT,
  eventPath,
  OWN_DATE,
  ownDatePath,
  ownTodoPath,
} from '#app/platform/paths/calendar-path.ts';
import { getOwnItems } from './own-dates/items.server.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';

interface Found<Date extends MyDate> {
  /** Soonest first. */
  readonly dates: readonly Date[];
  /** Whether some dates are unavailable, in which case an earlier date may be missing. */
  readonly isIncomplete: boolean;
}

/** The upcoming dates that the applicant added or saved, loaded once per request. */
export const findPersonalDates = (scope: SessionScope): Promise<Found<MyPersonalDate>> =>
  scope.context.once('personal-dates', async () => {
    const [events, written] = await Promise.all([findSavedEventsAhead(scope), getOwnItems(scope)]);
    const own: readonly OwnItem[] = written.ok ? written.value : [];
    return {
      dates: myPersonalDates(own, events ?? [], scope.context.now()),
      isIncomplete: events === null || !written.ok || written.isPartial === true,
    };
  });

export async function findMyDates(scope: RequestScope): Promise<Found<MyDate>> {
  const [cycle, year, personal] = await Promise.all([
    getCycleDates(scope),
    findMyYear(scope),
    findPersonalDates(scope),
  ]);
  return {
    dates: [...year.dates, ...personal.dates].sort(bySoonest),
    isIncomplete: cycle === null || personal.isIncomplete,
  };
}

/** Null if some of the events are unavailable. */
async function findSavedEventsAhead(scope: SessionScope): Promise<readonly OpenEvent[] | null> {
  const ids = await getSavedEventIds(scope);
  if (ids === null || ids.size === 0) return ids && [];
  const found = await findEventsById(scope.context, readOptions(scope), [...ids]);
  return found.ok && !found.isPartial ? found.value : null;
}

interface PersonalDateView {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

export function personalDateView(date: MyPersonalDate): PersonalDateView {
  if (date.kind === 'event') {
    const { id, title } = date.event;
    return { id: EVENT + id, title, href: eventPath(id) };
  }
  const { id, title } = date.item;
  return {
    id: OWN_DATE + id,
    title: isolated(title),
    href: isOwnTodo(date.item) ? ownTodoPath(id) : ownDatePath(id),
  };
}
