import type { Result } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  dueOf,
  formatLongDate,
  inOrderOfDue,
  isOwnTodo,
  isolated,
  type OwnItem,
  type OwnTodo,
} from '@applicant-hub/domain';
import { OWN_DATE, ownTodoPath } from '#app/platform/paths/calendar-path.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { getOwnItems } from '../own-dates/items.server.ts';
import type { OwnTodosView, OwnTodoView } from './list-view.ts';

/** Loads the applicant's own to-dos (EXT-36), or a message that they are unavailable. */
export async function loadOwnTodos(call: SessionScope): Promise<OwnTodosView> {
  const items = await getOwnItems(call);
  const now = call.context.now();
  return {
    heading: m.mine_todo_heading(),
    intro: m.mine_todo_intro(),
    add: m.mine_todo_add(),
    none: m.mine_todo_none(),
    allDone: m.mine_todo_all_done(),
    problem: problemOf(items),
    todos: items.ok
      ? inOrderOfDue(items.value.filter(isOwnTodo)).map((todo) => viewOf(todo, now))
      : [],
  };
}

function problemOf(items: Result<readonly OwnItem[]>): string | null {
  if (!items.ok) return m.mine_todo_unknown();
  return items.isPartial ? m.mine_todo_some_unknown() : null;
}

function viewOf(todo: OwnTodo, now: Date): OwnTodoView {
  const { id, done } = todo;
  const title = isolated(todo.title);
  return {
    id: OWN_DATE + id,
    todo: id,
    title,
    done,
    due: dueWords(todo, now),
    isLate: !done && dueOf(todo, now).is === 'late',
    change: { href: ownTodoPath(id), label: m.mine_todo_change_what({ title }) },
  };
}

export function dueWords(todo: OwnTodo, now: Date): string | null {
  if (todo.date === null) return null;
  const date = formatLongDate(todo.date);
  if (todo.done) return m.mine_todo_due({ date });
  const due = dueOf(todo, now);
  switch (due.is) {
    case 'ahead':
      return m.mine_todo_due_in({ date, days: due.days });
    case 'late':
      return m.mine_todo_due_late({ date, days: due.days });
    case 'today':
      return m.mine_todo_due_today();
    case 'open':
      return null;
  }
}
