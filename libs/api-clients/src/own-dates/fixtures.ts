import type { OwnDate, OwnDateDetails, OwnTodo, OwnTodoDetails } from '@applicant-hub/domain';

/** A complete date, an interview at York, as it is written. */
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

/** The same as it is kept. */
export const ownDate = (fields: Partial<OwnDate> = {}): OwnDate => ({
  id: 'an-interview',
  version: 3,
  ...ownDateDetails(),
  ...fields,
});

/** The same as it is sent. */
export const ownDateToSave = (
  fields: Partial<OwnDateDetails & { id: string; expectedVersion: number }> = {},
) => ({
  id: 'an-interview',
  expectedVersion: 3,
  ...ownDateDetails(),
  ...fields,
});

/** A to-do for a day, as it is written. */
export const ownTodoDetails = (fields: Partial<OwnTodoDetails> = {}): OwnTodoDetails => ({
  kind: 'todo',
  title: 'Book the train to York',
  date: '2027-02-03',
  done: false,
  ...fields,
});

/** The same as it is kept. */
export const ownTodo = (fields: Partial<OwnTodo> = {}): OwnTodo => ({
  id: 'a-train',
  version: 3,
  ...ownTodoDetails(),
  ...fields,
});
