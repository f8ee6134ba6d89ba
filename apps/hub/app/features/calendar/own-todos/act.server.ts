import { m } from '@applicant-hub/copy';
import {
  isOwnTodo,
  OWN_DATE_LENGTHS,
  type OwnTodoProblems,
  readOwnTodo,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { answerTo } from '../own-dates/answer.server.ts';
import { type OwnChange, removeOwn, saveOwn } from '../own-dates/change.server.ts';
import { withFoundYear } from '../own-dates/found-year.server.ts';
import type { OwnTodoFormView } from './form-view.ts';
import { todoFormView } from './load-form.server.ts';
import { readTypedTodo, typedTodoOf } from './typed.server.ts';

/** Done, with the notice that says so; or the form again, with what was typed. */
export type OwnTodoOutcome =
  { noticeId: string } | { status: 400 | 409 | 503; view: OwnTodoFormView };

/** One form that was sent. */
interface Sent extends ReturnType<typeof readTypedTodo> {
  readonly call: RequestScope;
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Adds, changes or deletes a to-do.
 *
 * @param id null for a new one: its form has made the id
 * @throws a redirect to sign in when the session is not accepted; what was typed is kept
 */
export async function actOwnTodo(
  call: RequestScope,
  id: string | null,
  form: FormData,
): Promise<OwnTodoOutcome> {
  const read = readTypedTodo(form);
  const sent = { ...read, call, id: id ?? read.newId, isNew: id === null };
  if (read.intent === 'delete' && id !== null) {
    const change = await removeOwn(call, sent, read.typed.title, m.mine_deleted);
    return outcomeOf(sent, change, m.mine_todo_not_deleted());
  }
  const todo = readOwnTodo(read.typed, call.context.now());
  if ('problems' in todo) return again(sent, 400, { errors: errorsOf(todo.problems) });
  const words = sent.isNew ? m.mine_todo_added : m.mine_saved;
  const change = await saveOwn(call, sent, todo.details, withFoundYear(words, read.typed));
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
  { call, isNew, newId, version, typed }: Sent,
  status: 400 | 409 | 503,
  { errors = {}, message = null }: Partial<Pick<OwnTodoFormView, 'errors' | 'message'>>,
): OwnTodoOutcome => ({
  status,
  view: todoFormView(call, { isNew, newId, version, typed, errors, message }),
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
