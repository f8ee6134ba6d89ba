import type { OwnTodoDetails, TypedOwnTodo } from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { ownDateFields, ownDateIntents } from '../own-dates/form-view.ts';
import { newKey, readVersion, typedDay } from '../own-dates/typed.server.ts';
import type { OwnTodoFormView } from './form-view.ts';

const { key, version, title, day, month, year, done, intent } = ownDateFields;

/** A form as it is before anything is typed. */
export const emptyTodoForm = (): Pick<OwnTodoFormView, 'newId' | 'version' | 'typed'> => ({
  newId: newKey(),
  version: 0,
  typed: { title: '', day: '', month: '', year: '', done: false },
});

/** A to-do as its form shows it. */
export const typedTodoOf = (todo: OwnTodoDetails): TypedOwnTodo => ({
  title: todo.title,
  ...typedDay(todo.date),
  done: todo.done,
});

/** What a form says, or one that waited for a sign-in. */
export function readTypedTodo(form: Parameters<typeof readForm>[0]) {
  const read = readForm(form, {
    [key]: fields.text,
    [version]: fields.text,
    [title]: fields.text,
    [day]: fields.text,
    [month]: fields.text,
    [year]: fields.text,
    [done]: fields.text,
    [intent]: fields.oneOf(ownDateIntents),
  });
  return {
    ...readVersion(read),
    intent: read.intent ?? 'save',
    typed: {
      title: read.title,
      day: read[day],
      month: read[month],
      year: read[year],
      done: read.done !== '',
    },
  };
}
