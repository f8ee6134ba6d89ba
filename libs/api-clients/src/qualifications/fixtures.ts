import type { QualificationSubject, QualificationType, SubjectResult } from '@applicant-hub/domain';

/** A complete kind of qualification, with the given fields. */
export const qualificationType = (fields: Partial<QualificationType> = {}): QualificationType => ({
  id: 'a-level',
  name: 'A level',
  ...fields,
});

/** A complete subject of a kind of qualification, with the given fields. */
export const qualificationSubject = (
  fields: Partial<QualificationSubject> = {},
): QualificationSubject => ({ id: 'biology', name: 'Biology', ...fields });

/** What people with the same subjects applied for, complete, with the given fields. */
export const subjectResult = (fields: Partial<SubjectResult> = {}): SubjectResult => ({
  applicants: 1420,
  subject: { id: '45', name: 'Medicine' },
  ...fields,
});
