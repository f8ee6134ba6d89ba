import { m } from '@applicant-hub/copy';
import {
  formatLongDate,
  isOver,
  isOwnDate,
  isOwnTodo,
  isolated,
  isTodoOver,
  type OwnDate,
  type OwnItem,
  type OwnTodo,
} from '@applicant-hub/domain';
import { OWN_DATE, ownDatePath, ownTodoPath } from '#app/platform/paths/calendar-path.ts';
import type { PersonalDate } from '../clashes.server.ts';
import { dayParts } from '../page/months.server.ts';
import { choiceWords, ownDateWhen } from './words.ts';

export const ownRows = (items: readonly OwnItem[], now: Date): PersonalDate[] => [
  ...dateRows(items.filter(isOwnDate), now),
  ...items.filter(isOwnTodo).flatMap((todo) => todoRow(todo, now)),
];

const dateRows = (dates: readonly OwnDate[], now: Date): PersonalDate[] =>
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
        title: isolated(title),
        when: ownDateWhen(own),
        ...dayParts(date, now),
        schemes: [],
        href: null,
        own: {
          tag: m.mine_tag(),
          place: place && isolated(place),
          choice: choice && choiceWords(choice),
          changeHref: ownDatePath(id),
        },
      },
    };
  });

/** A to-do has no time, so it has no clashes. */
function todoRow({ id, title, date, done }: OwnTodo, now: Date): PersonalDate[] {
  if (date === null) return [];
  return [
    {
      date,
      time: null,
      until: null,
      place: null,
      isPast: isTodoOver({ date, done }, now),
      view: {
        id: OWN_DATE + id,
        title: isolated(title),
        when: formatLongDate(date),
        ...dayParts(date, now),
        schemes: [],
        href: null,
        own: {
          tag: done ? m.mine_todo_tag_done() : m.mine_todo_tag(),
          place: null,
          choice: null,
          changeHref: ownTodoPath(id),
        },
      },
    },
  ];
}
