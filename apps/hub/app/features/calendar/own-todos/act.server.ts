import { m } from '@applicant-hub/copy';
import {
  isOwnTodo,
  OWN_DATE_LENGTHS,
  type OwnTodoProblems,
  readOwnTodo,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { answerTo, type OwnChange, removeOwn, storeOwn } from '../own-dates/change.server.ts';
import type { OwnTodoFormView } from './form-view.ts';
import { todoFormView } from './load-form.server.ts';
import { readTypedTodo, typedTodoOf } from './typed.server.ts';

export type OwnTodoOutcome =
  { noticeId: string } | { status: 400 | 409 | 503; view: OwnTodoFormView };

/** A submitted form. */
interface Sent extends ReturnType<typeof readTypedTodo> {
  readonly call: RequestScope;
  /** Null for a new to-do. */
  readonly id: string | null;
}

/**
 * Adds, changes or deletes a to-do.
 *
 * @param id null for a new to-do
 * @throws a redirect to sign-in when the session is not accepted; the input is saved
 */
export async function actOwnTodo(
  call: RequestScope,
  id: string | null,
  form: FormData,
): Promise<OwnTodoOutcome> {
  const sent = { ...readTypedTodo(form), call, id };
  const { intent, version, typed } = sent;
  if (intent === 'delete' && id !== null) {
    const change = await removeOwn(call, { id, version }, typed.title, m.mine_deleted);
    return outcomeOf(sent, change, m.mine_todo_not_deleted());
  }
  const todo = readOwnTodo(typed, call.context.now());
  if ('problems' in todo) return again(sent, 400, { errors: errorsOf(todo.problems) });
  const change = await storeOwn(sent, todo.details, m.mine_todo_added);
  return outcomeOf(sent, change, m.mine_todo_not_saved());
}

function outcomeOf(sent: Sent, change: OwnChange, failure: string): OwnTodoOutcome {
  const answer = answerTo(sent, change, {
    failure,
    typedOf: (item) => (isOwnTodo(item) ? typedTodoOf(item) : null),
  });
  return 'noticeId' in answer ? answer : again({ ...sent, ...answer }, answer.status, answer);
}

const again = (
  { call, id, newId, version, typed }: Sent,
  status: 400 | 409 | 503,
  { errors = {}, message = null }: Partial<Pick<OwnTodoFormView, 'errors' | 'message'>>,
): OwnTodoOutcome => ({
  status,
  view: todoFormView(call, { isNew: id === null, newId, version, typed, errors, message }),
});

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
