import type { Result } from '@applicant-hub/api-clients';
import type { OpenEvent } from '@applicant-hub/domain';
import { findEventsById } from '#app/features/reference-data/events-by-id.server.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';

export interface SavedEvents {
  events: readonly OpenEvent[];
  /** Ids that the events API does not return any more. */
  gone: readonly string[];
}

/** The saved events. A hub without events has none, and no event counts as gone. */
export async function findSavedEvents(call: SessionScope): Promise<Result<SavedEvents>> {
  if (call.context.clients.events === null) return { ok: true, value: { events: [], gone: [] } };
  const list = await call.context.clients.identity.listFavourites(readOptions(call), 'events');
  if (!list.ok) return list;
  const ids = list.value.items.map(({ id }) => id);
  const found = await findEventsById(call.context, readOptions(call), ids);
  if (!found.ok) return found;
  const known = new Set(found.value.map(({ id }) => id));
  const isPartial = list.isPartial ?? found.isPartial;
  return {
    ok: true,
    value: {
      events: found.value,
      // An event that failed to load may still exist, so no event counts as gone.
      gone: found.isPartial ? [] : ids.filter((id) => !known.has(id)),
    },
    ...(isPartial && { isPartial }),
  };
}
