import {
  type EventStart,
  isolated,
  isOwnTodo,
  type OpenEvent,
  type OwnItem,
  upcoming,
} from '@applicant-hub/domain';
import { findEventsById } from '#app/features/reference-data/events-by-id.server.ts';
import { getSavedEventIds } from '#app/features/favourites/favourites.server.ts';
import {
  EVENT,
  eventPath,
  OWN_DATE,
  ownDatePath,
  ownTodoPath,
} from '#app/platform/paths/calendar-path.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';

export interface PersonalDateAhead extends EventStart {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

export interface PersonalAhead {
  /** Soonest first. */
  readonly dates: readonly PersonalDateAhead[];
  /** Whether some dates are unavailable, in which case an earlier date may be missing. */
  readonly isIncomplete: boolean;
}

/** The upcoming personal dates, loaded once per request. To-dos that are done are left out. */
export const findPersonalAhead = (scope: SessionScope): Promise<PersonalAhead> =>
  scope.context.once('personal-ahead', async () => {
    const [events, written] = await Promise.all([
      findSavedEventsAhead(scope),
      scope.context.clients.ownDates.list(readOptions(scope)),
    ]);
    const dates = [
      ...(events ?? []).map(savedEventDate),
      ...(written.ok ? written.value.flatMap((item) => ownDate(item) ?? []) : []),
    ];
    return {
      dates: upcoming(dates, scope.context.now()),
      isIncomplete: events === null || !written.ok || written.isPartial === true,
    };
  });

/** The saved events; null if some of them are unavailable. */
async function findSavedEventsAhead(scope: SessionScope): Promise<readonly OpenEvent[] | null> {
  const ids = await getSavedEventIds(scope);
  if (ids === null || ids.size === 0) return ids && [];
  const found = await findEventsById(scope.context, readOptions(scope), [...ids]);
  return found.ok && !found.isPartial ? found.value : null;
}

const savedEventDate = ({ id, title, date, time }: OpenEvent): PersonalDateAhead => ({
  id: EVENT + id,
  title,
  date,
  time,
  href: eventPath(id),
});

function ownDate(item: OwnItem): PersonalDateAhead | null {
  const { id, title, date } = item;
  const named = { id: OWN_DATE + id, title: isolated(title) };
  if (!isOwnTodo(item))
    return { ...named, date: item.date, time: item.time, href: ownDatePath(id) };
  return date === null || item.done ? null : { ...named, date, time: null, href: ownTodoPath(id) };
}
