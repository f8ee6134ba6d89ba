import type { OwnDate, OwnDateDetails } from '@applicant-hub/domain';
import type { OwnDateToSave } from './client.ts';

/** A complete date, an interview at York, as it is written. */
export const ownDateDetails = (fields: Partial<OwnDateDetails> = {}): OwnDateDetails => ({
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
export const ownDateToSave = (fields: Partial<OwnDateToSave> = {}): OwnDateToSave => ({
  id: 'an-interview',
  expectedVersion: 3,
  ...ownDateDetails(),
  ...fields,
});
