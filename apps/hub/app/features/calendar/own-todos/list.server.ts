import { m } from '@applicant-hub/copy';
import {
  dueOf,
  formatLongDate,
  inOrderOfDue,
  isOwnTodo,
  type OwnTodo,
} from '@applicant-hub/domain';
import { OWN_DATE, ownTodoPath } from '#app/platform/paths/calendar-path.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import type { OwnTodoView } from './list-view.ts';

/** The to-dos that the applicant wrote (EXT-36); null while nobody can say which there are. */
export async function loadOwnTodos(call: SessionScope): Promise<OwnTodoView[] | null> {
  const items = await call.context.clients.ownDates.list(readOptions(call));
  if (!items.ok) return null;
  const now = call.context.now();
  return inOrderOfDue(items.value.filter(isOwnTodo)).map((todo) => viewOf(todo, now));
}

function viewOf(todo: OwnTodo, now: Date): OwnTodoView {
  const { id, title, done } = todo;
  return {
    id: OWN_DATE + id,
    todo: id,
    title,
    done,
    due: dueWords(todo, now),
    isLate: !done && dueOf(todo, now).is === 'late',
    changeHref: ownTodoPath(id),
  };
}

function dueWords(todo: OwnTodo, now: Date): string | null {
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
