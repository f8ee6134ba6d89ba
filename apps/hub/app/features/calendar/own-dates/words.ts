import { m } from '@applicant-hub/copy';
import {
  formatDeadline,
  formatHour,
  formatLongDate,
  isOwnTodo,
  type OwnDate,
  type OwnItem,
} from '@applicant-hub/domain';

export function ownDateWhen({
  date,
  time,
  until,
}: Pick<OwnDate, 'date' | 'time' | 'until'>): string {
  const start = formatDeadline(date, time);
  return until === null ? start : m.mine_span({ start, end: formatHour(until) });
}

/** A choice as text, for example 'History, University of York'. */
export const choiceWords = ({ institutionName, courseName }: NonNullable<OwnDate['choice']>) =>
  m.mine_choice({ course: courseName, uni: institutionName });

/** A date or a to-do as lines of text, to show the version that another device saved. */
export function ownItemLines(item: OwnItem): string[] {
  if (isOwnTodo(item)) {
    return [
      item.title,
      item.date === null
        ? m.mine_todo_no_day()
        : m.mine_todo_due({ date: formatLongDate(item.date) }),
      item.done ? m.todo_is_done() : m.mine_todo_open(),
    ];
  }
  return [
    item.title,
    ownDateWhen(item),
    ...(item.place === null ? [] : [item.place]),
    ...(item.choice === null ? [] : [choiceWords(item.choice)]),
  ];
}
