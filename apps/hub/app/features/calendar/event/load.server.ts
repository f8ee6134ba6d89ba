import { m } from '@applicant-hub/copy';
import {
  daysBetween,
  type EventStage,
  eventStage,
  londonDate,
  type OpenEvent,
} from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import { getFavouriteIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import { findEvent } from '../dates.server.ts';
import { eventWhen } from '#app/features/reference-data/period-words.ts';
import type { EventDetails, EventPageView } from './view-types.ts';

export async function loadEvent(call: SessionScope, id: string): Promise<EventPageView> {
  const [found, saved] = await Promise.all([findEvent(call, id), getFavouriteIds(call, 'events')]);
  const isSaved = isAmong(saved, id);
  if (found.ok && found.value !== null) {
    return { state: 'there', event: { ...detailsOf(found.value, call.context.now()), isSaved } };
  }
  const title = m.events_page();
  return found.ok
    ? {
        state: 'unknown',
        id,
        title,
        isSaved,
        problem: m.events_unknown(),
        advice: isSaved
          ? `${m.events_unknown_advice()} ${m.events_unknown_kept()}`
          : m.events_unknown_advice(),
      }
    : {
        state: 'failed',
        id,
        title,
        isSaved,
        problem: m.events_problem(),
        advice: m.events_problem_advice(),
      };
}

function detailsOf(event: OpenEvent, now: Date): Omit<EventDetails, 'isSaved'> {
  const { id, title, date, time, end, area, url, provider } = event;
  const when = eventWhen({ date, time }, end, area);
  const stage = eventStage(event, now);
  return {
    id,
    title,
    stage,
    stageWords: stageWords[stage]({ days: daysBetween(londonDate(now), date) }),
    facts: [
      {
        term: m.events_facts_when(),
        words: when,
        date,
      },
      { term: m.events_facts_where(), words: area ?? m.events_online() },
      ...(provider
        ? [{ term: m.events_facts_who(), words: provider.name, href: uniPath(provider.id) }]
        : []),
    ],
    bookingHref: url,
  };
}

const stageWords: Readonly<Record<EventStage, (left: { days: number }) => string>> = {
  ahead: m.events_until,
  on: () => m.events_on(),
  over: () => m.events_is_over(),
};
