import { m } from '@applicant-hub/copy';
import { type Clash, findClashes, isOver, type OwnDate } from '@applicant-hub/domain';
import { OWN_DATE, ownDatePath } from '#app/platform/paths/calendar-path.ts';
import { type ListedDate, dayParts } from '../months.server.ts';
import { choiceWords, ownDateWhen } from './words.ts';

/** The dates that a person wrote as they stand among the others, each with what it clashes with. */
export function ownDateRows(dates: readonly OwnDate[], now: Date): ListedDate[] {
  const clashes = findClashes(dates);
  return dates.map((date) => ({
    date: date.date,
    time: date.time,
    isPast: isOver(date, now),
    view: {
      id: OWN_DATE + date.id,
      title: date.title,
      when: ownDateWhen(date),
      ...dayParts(date.date, now),
      schemes: [],
      href: null,
      own: {
        place: date.place,
        choice: date.choice && choiceWords(date.choice),
        changeHref: ownDatePath(date.id),
        clashes: (clashes.get(date.id) ?? []).flatMap((clash) => clashWords(clash, dates)),
      },
    },
  }));
}

function clashWords({ withId, kind }: Clash, dates: readonly OwnDate[]): string[] {
  const other = dates.find(({ id }) => id === withId);
  if (other === undefined) return [];
  const said = { title: other.title, when: ownDateWhen(other) };
  return [
    kind === 'overlap'
      ? m.mine_clash_overlap(said)
      : m.mine_clash_towns({ ...said, place: other.place ?? '' }),
  ];
}
