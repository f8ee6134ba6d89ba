import type { StatusChange, StatusHistory } from '@applicant-hub/domain';
import type { ChangeToWrite } from './client.ts';

export const statusChange = (fields: Partial<StatusChange> = {}): StatusChange => ({
  id: 'an-offer',
  scheme: 'ug',
  entryYear: 2027,
  subject: 'choice:Y50:History',
  choice: { institutionName: 'University of York', courseName: 'History' },
  from: 'REF',
  to: 'C',
  noticedAt: '2027-03-09T14:05:00.000Z',
  isNews: true,
  ...fields,
});

/** The first observation of a status, made before `statusChange()`. */
export const firstObservation = (fields: Partial<StatusChange> = {}): StatusChange =>
  statusChange({
    id: 'a-first-look',
    from: null,
    to: 'REF',
    noticedAt: '2027-03-01T09:00:00.000Z',
    isNews: false,
    ...fields,
  });

export const changeToWrite = (fields: Partial<ChangeToWrite> = {}): ChangeToWrite => ({
  ...statusChange(),
  previousId: 'a-first-look',
  ...fields,
});

export const statusHistory = (fields: Partial<StatusHistory> = {}): StatusHistory => ({
  changes: [firstObservation(), statusChange()],
  seenUntil: null,
  ...fields,
});
