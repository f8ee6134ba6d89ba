import { m } from '@applicant-hub/copy';
import { isOwnTodo } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  stashedForm,
  stashedPage,
  popStashedForm,
} from '#app/platform/server/session/session.server.ts';
import { findOwn, yearsToChoose } from '../own-dates/load-form.server.ts';
import type { OwnTodoFormView } from './form-view.ts';
import { emptyTodoForm, readTypedTodo, typedTodoOf } from './typed.server.ts';

/**
 * Loads the form for a new or saved to-do, with input restored after sign-in.
 *
 * @param id null for a new to-do
 * @throws a 404 if the to-do does not exist, a redirect to sign-in, or a redirect to the list if
 * the API fails
 */
export async function loadOwnTodoForm(
  call: RequestScope,
  id: string | null,
): Promise<OwnTodoFormView> {
  const { request, context } = call;
  const stashed = await popStashedForm(request, context, stashedPage(request.url));
  const form =
    stashed === null
      ? { ...(await unsentForm(call, id)), message: null }
      : { ...readTypedTodo(stashedForm(stashed)), message: { kind: 'kept' as const } };
  const { newId, version, typed, message } = form;
  return todoFormView(call, { isNew: id === null, newId, version, typed, message, errors: {} });
}

export const todoFormView = (
  { context }: Pick<RequestScope, 'context'>,
  form: Omit<OwnTodoFormView, 'years'>,
): OwnTodoFormView => ({ ...form, years: yearsToChoose(context.now(), form.typed.year) });

async function unsentForm(call: RequestScope, id: string | null) {
  // A submitted form shows its input again, even if the saved item is deleted or unavailable.
  if (id === null || call.context.isForm) return emptyTodoForm();
  const problem = m.mine_todo_unknown();
  const todo = await findOwn(call, id, { is: isOwnTodo, problem, page: paths.todo });
  return { newId: '', version: todo.version, typed: typedTodoOf(todo) };
}
