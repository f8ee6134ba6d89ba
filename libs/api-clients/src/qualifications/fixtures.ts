import type { QualificationSubject, QualificationType, SubjectResult } from '@applicant-hub/domain';

export const qualificationType = (fields: Partial<QualificationType> = {}): QualificationType => ({
  id: 'a-level',
  name: 'A level',
  ...fields,
});

export const qualificationSubject = (
  fields: Partial<QualificationSubject> = {},
): QualificationSubject => ({ id: 'biology', name: 'Biology', ...fields });

export const subjectResult = (fields: Partial<SubjectResult> = {}): SubjectResult => ({
  applicants: 1420,
  subject: { id: '45', name: 'Medicine' },
  ...fields,
});
