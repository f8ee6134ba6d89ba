import { m } from '@applicant-hub/copy';
import { isolated, isOwnTodo } from '@applicant-hub/domain';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { failure } from '#app/platform/flash/change.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { saveOwn } from '../own-dates/change.server.ts';
import { OWN_DONE, OWN_TODO } from './list-view.ts';

/**
 * The form contains only the id and the new state, so it does not overwrite a title or day that
 * another device has changed.
 *
 * @throws a redirect to sign-in when the session is not accepted
 */
export async function toggleOwnTodo(call: RequestScope, form: FormData): Promise<ChangeResult> {
  const read = readForm(form, { [OWN_TODO]: fields.text, [OWN_DONE]: fields.text });
  const items = await requireApi(call.context, 'ownDates').list(writeOptions(call));
  if (!items.ok) {
    await requireAccepted(call, items);
    return failure(call, m.notices_not_saved());
  }
  const todo = items.value.filter(isOwnTodo).find(({ id }) => id === read[OWN_TODO]);
  if (todo === undefined) {
    return failure(call, items.isPartial ? m.notices_not_saved() : m.mine_todo_gone());
  }

  const { title, date } = todo;
  const name = isolated(title);
  const done = read[OWN_DONE] === 'true';
  const change = await saveOwn(call, todo, { kind: 'todo', title, date, done }, () =>
    (done ? m.todo_marked_done : m.todo_marked_not_done)({ name }),
  );
  switch (change.outcome) {
    case 'done':
      return { ok: true, notice: change.notice, link: null };
    case 'conflict':
      return failure(call, m.mine_todo_not_ticked({ title: name }));
    case 'full':
    case 'failed':
      return failure(call, m.todo_not_saved({ name }));
  }
}
