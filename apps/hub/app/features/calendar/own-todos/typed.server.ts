import type { OwnTodoDetails, TypedOwnTodo } from '@applicant-hub/domain';
import { newKey } from '#app/platform/request/form-key.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { ownDateFields } from '../own-dates/form-view.ts';
import { ownFormFields, readOwnForm, typedDay } from '../own-dates/typed.server.ts';
import type { OwnTodoFormView } from './form-view.ts';

export const emptyTodoForm = (): Pick<OwnTodoFormView, 'newId' | 'version' | 'typed'> => ({
  newId: newKey(),
  version: 0,
  typed: { title: '', day: '', month: '', year: '', done: false },
});

export const typedTodoOf = (todo: OwnTodoDetails): TypedOwnTodo => ({
  title: todo.title,
  ...typedDay(todo.date),
  done: todo.done,
});

export function readTypedTodo(form: Parameters<typeof readForm>[0]) {
  const read = readForm(form, { ...ownFormFields, [ownDateFields.done]: fields.text });
  const own = readOwnForm(read);
  return { ...own, typed: { ...own.typed, done: read.done !== '' } };
}
