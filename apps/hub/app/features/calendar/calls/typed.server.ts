import {
  callOutcomes,
  characterCount,
  OWN_DATE_LENGTHS,
  type OwnTodo,
  type OwnTodoDetails,
  plainLine,
  readOwnTodo,
} from '@applicant-hub/domain';
import { m } from '@applicant-hub/copy';
import { newKey } from '#app/platform/request/form-key.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { ownFormFields, readOwnForm, typedDay } from '../own-dates/typed.server.ts';
import { callFields } from './fields.ts';
import { callTitle, readCallTitle } from './record.ts';
import type { Call } from './sheet.server.ts';
import type { CallFormView, TypedCall } from './view-types.ts';

const { id, university, outcome, words } = callFields;

export function readTypedCall(form: Parameters<typeof readForm>[0]) {
  const read = readForm(form, {
    ...ownFormFields,
    [id]: fields.text,
    [university]: fields.text,
    [outcome]: fields.oneOf(callOutcomes),
    [words]: fields.text,
  });
  const { typed, ...own } = readOwnForm(read);
  const { day, month, year } = typed;
  return {
    ...own,
    id: read.id,
    name: plainLine(read.university),
    typed: { outcome: read.outcome ?? null, words: read.words, day, month, year },
  };
}

export const typedOf = ({
  todo,
  outcome: noted,
  words: note,
}: Pick<Call, 'todo' | 'outcome' | 'words'>) => ({
  id: todo?.id ?? '',
  newId: newKey(),
  version: todo?.version ?? 0,
  typed: { outcome: noted, words: note, ...typedDay(todo?.date ?? null) },
});

/** @param stored the to-do that the form changes; null for a new to-do */
export function readCall(
  typed: TypedCall,
  name: string,
  { now, stored }: { now: Date; stored: OwnTodo | null },
): { details: OwnTodoDetails } | { errors: CallFormView['errors'] } {
  const { day, month, year } = typed;
  const note = plainLine(typed.words);
  const title = callTitle(typed.outcome ?? 'called', name, note);
  const hasDay = [day, month, year].some((part) => part !== '');
  // If the university said no, nothing is left to do. If the applicant only called, something is
  // left to do only if the form has a day.
  const done = typed.outcome === 'no' || (typed.outcome === 'called' && !hasDay);
  const todo = readOwnTodo({ title, day, month, year, done }, now);
  const problems = 'problems' in todo ? todo.problems : {};
  const errors: CallFormView['errors'] = {
    ...(typed.outcome === null && { outcome: m.calls_error_outcome() }),
    ...(problems.title && { words: m.calls_error_words_long({ max: longest(title, note) }) }),
    ...(problems.date && { date: dateErrors[problems.date]() }),
  };
  if (!('details' in todo) || typed.outcome === null) return { errors };
  const { details } = todo;
  const isSame =
    stored !== null &&
    stored.date === details.date &&
    readCallTitle(stored.title, name).outcome === typed.outcome;
  // If the applicant has ticked off the to-do, it stays done until the result or the day changes.
  return { details: isSame ? { ...details, done: stored.done } : details };
}

const dateErrors = {
  missing: m.mine_todo_error_date_missing,
  unreal: m.mine_error_date_unreal,
};

/** The number of characters that the title leaves for the note. */
const longest = (title: string, note: string): number =>
  OWN_DATE_LENGTHS.title - (characterCount(title) - characterCount(note));
