import { m } from '@applicant-hub/copy';
import { daysBetween, eventStage, londonDate, type OpenEvent } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import { getFavouriteIds } from '#app/features/favourites/favourites.server.ts';
import { findEvent } from '../dates.server.ts';
import { periodWords } from './period-words.ts';
import type { EventDetails, EventPageView } from './view-types.ts';

/** The page of an open day or exhibition. */
export async function loadEvent(call: SessionScope, id: string): Promise<EventPageView> {
  const [found, kept] = await Promise.all([findEvent(call, id), getFavouriteIds(call, 'events')]);
  const isKept = kept.has(id);
  if (!found.ok) return { state: 'failed', id, isKept };
  if (found.value === null) return { state: 'unknown', id, isKept };
  return { state: 'there', event: { ...detailsOf(found.value, call.context.now()), isKept } };
}

function detailsOf(event: OpenEvent, now: Date): Omit<EventDetails, 'isKept'> {
  const { id, title, date, time, end, area, url, provider } = event;
  const when = periodWords({ date, time }, end);
  const stage = eventStage(event, now);
  return {
    id,
    title,
    date,
    // Whoever travels somewhere has its clocks; online, people may be anywhere.
    when: area === null ? m.events_uk_time({ when }) : when,
    where: area ?? m.events_online(),
    stage,
    until: stage === 'ahead' ? m.events_until({ days: daysBetween(londonDate(now), date) }) : null,
    provider: provider && { name: provider.name, href: uniPath(provider.id) },
    bookingHref: url,
  };
}
