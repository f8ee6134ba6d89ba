import type { OwnDate, OwnDateDetails, OwnTodo, OwnTodoDetails } from '@applicant-hub/domain';

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

export const ownDate = (fields: Partial<OwnDate> = {}): OwnDate => ({
  id: 'an-interview',
  version: 3,
  ...ownDateDetails(),
  ...fields,
});

export const ownDateToSave = (
  fields: Partial<OwnDateDetails & { id: string; expectedVersion: number }> = {},
) => ({
  id: 'an-interview',
  expectedVersion: 3,
  ...ownDateDetails(),
  ...fields,
});

export const ownTodoDetails = (fields: Partial<OwnTodoDetails> = {}): OwnTodoDetails => ({
  kind: 'todo',
  title: 'Book the train to York',
  date: '2027-02-03',
  done: false,
  ...fields,
});

export const ownTodo = (fields: Partial<OwnTodo> = {}): OwnTodo => ({
  id: 'a-train',
  version: 3,
  ...ownTodoDetails(),
  ...fields,
});
