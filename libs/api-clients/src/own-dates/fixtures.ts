import type { OwnDate, OwnDateDetails, OwnTodo, OwnTodoDetails } from '@applicant-hub/domain';

/** An interview at York, with the fields that the user fills in. */
export const ownDateDetails = (fields: Partial<OwnDateDetails> = {}): OwnDateDetails => ({
  kind: 'date',
  title: 'Interview',
  date: '2027-02-10',
  time: '10:30',
  until: '12:00',
  place: 'Heslington Hall, York',
  choice: { institutionName: 'University of York', courseName: 'History' },
  ...fields,
});

/** `ownDateDetails()` in its stored form. */
export const ownDate = (fields: Partial<OwnDate> = {}): OwnDate => ({
  id: 'an-interview',
  version: 3,
  ...ownDateDetails(),
  ...fields,
});

/** `ownDateDetails()` in the form that the client sends. */
export const ownDateToSave = (
  fields: Partial<OwnDateDetails & { id: string; expectedVersion: number }> = {},
) => ({
  id: 'an-interview',
  expectedVersion: 3,
  ...ownDateDetails(),
  ...fields,
});

/** A to-do with a day, with the fields that the user fills in. */
export const ownTodoDetails = (fields: Partial<OwnTodoDetails> = {}): OwnTodoDetails => ({
  kind: 'todo',
  title: 'Book the train to York',
  date: '2027-02-03',
  done: false,
  ...fields,
});

/** `ownTodoDetails()` in its stored form. */
export const ownTodo = (fields: Partial<OwnTodo> = {}): OwnTodo => ({
  id: 'a-train',
  version: 3,
  ...ownTodoDetails(),
  ...fields,
});
