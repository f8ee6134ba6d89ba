import { m } from '@applicant-hub/copy';
import { knownEnd, notOver, type OpenEvent } from '@applicant-hub/domain';
import { EVENT, eventPath } from '#app/platform/paths/calendar-path.ts';
import type { PersonalDate } from '../clashes.server.ts';
import { dayParts } from '../page/months.server.ts';
import { periodWords } from '#app/features/reference-data/period-words.ts';

export function savedEventRows(events: readonly OpenEvent[], now: Date): PersonalDate[] {
  const ahead = new Set(notOver(events, now));
  return events.map((event) => {
    const { id, title, date, time, end, area } = event;
    const until = knownEnd(event);
    return {
      date,
      time,
      // If an event lasts several days, the end time does not apply to its first day.
      until: until?.date === date ? until.time : null,
      place: area,
      isPast: !ahead.has(event),
      view: {
        id: EVENT + id,
        title,
        when: periodWords({ date, time }, end),
        ...dayParts(date, now),
        schemes: [],
        href: eventPath(id),
        savedEvent: { id, where: area ?? m.events_online() },
      },
    };
  });
}
