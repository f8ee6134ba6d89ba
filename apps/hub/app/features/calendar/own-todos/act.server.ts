import { m } from '@applicant-hub/copy';
import {
  isOwnTodo,
  OWN_DATE_LENGTHS,
  type OwnTodoProblems,
  readOwnTodo,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { responseTo, type OwnChange, removeOwn, storeOwn } from '../own-dates/change.server.ts';
import type { FormAgain } from '../own-dates/form-view.ts';
import type { OwnTodoFormView } from './form-view.ts';
import { todoFormView } from './load-form.server.ts';
import { readTypedTodo, typedTodoOf } from './typed.server.ts';

export type OwnTodoOutcome =
  { noticeId: string } | { status: 400 | 409 | 503; view: OwnTodoFormView };

/**
 * Adds, changes or deletes a to-do.
 *
 * @param id null for a new to-do
 * @throws a redirect to sign-in when the session is not accepted; the input is stashed
 */
export async function actOwnTodo(
  call: RequestScope,
  id: string | null,
  form: FormData,
): Promise<OwnTodoOutcome> {
  const sent = readTypedTodo(form);
  const { intent, newId, version, typed } = sent;
  const again = ({ status, ...shown }: FormAgain<OwnTodoFormView>): OwnTodoOutcome => {
    const view = { isNew: id === null, newId, version, typed, errors: {}, message: null, ...shown };
    return { status, view: todoFormView(call, view) };
  };
  const respond = (change: OwnChange, failure: string) => {
    const result = responseTo(sent, change, {
      failure,
      typedOf: (item) => (isOwnTodo(item) ? typedTodoOf(item) : null),
    });
    return 'noticeId' in result ? result : again(result);
  };

  if (intent === 'delete' && id !== null) {
    return respond(await removeOwn(call, { id, version }, typed.title), m.mine_todo_not_deleted());
  }
  const todo = readOwnTodo(typed, call.context.now());
  if ('problems' in todo) return again({ status: 400, errors: errorsOf(todo.problems) });
  const change = await storeOwn(call, id, sent, todo.details, m.mine_todo_added);
  return respond(change, m.mine_todo_not_saved());
}

const words = {
  title: {
    missing: m.mine_todo_error_title_missing,
    long: () => m.mine_todo_error_title_long({ max: OWN_DATE_LENGTHS.title }),
  },
  date: { missing: m.mine_todo_error_date_missing, unreal: m.mine_error_date_unreal },
} as const;

const errorsOf = ({ title, date }: OwnTodoProblems): OwnTodoFormView['errors'] => ({
  ...(title && { title: words.title[title]() }),
  ...(date && { date: words.date[date]() }),
});
