import { isOver, type OwnDate } from '@applicant-hub/domain';
import { OWN_DATE, ownDatePath } from '#app/platform/paths/calendar-path.ts';
import type { PersonalDate } from '../clashes.server.ts';
import { dayParts } from '../months.server.ts';
import { choiceWords, ownDateWhen } from './words.ts';

/** The dates that a person wrote as they stand among the others. */
export const ownDateRows = (dates: readonly OwnDate[], now: Date): PersonalDate[] =>
  dates.map((own) => {
    const { id, title, date, time, until, place, choice } = own;
    return {
      date,
      time,
      until,
      place,
      isPast: isOver(own, now),
      view: {
        id: OWN_DATE + id,
        title,
        when: ownDateWhen(own),
        ...dayParts(date, now),
        schemes: [],
        href: null,
        own: { place, choice: choice && choiceWords(choice), changeHref: ownDatePath(id) },
      },
    };
  });
