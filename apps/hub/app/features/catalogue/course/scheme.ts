import type { StudyLevel, StudyScheme } from '@applicant-hub/domain';

const schemes: Readonly<Record<StudyLevel, StudyScheme>> = {
  Undergraduate: 'undergraduate',
  Postgraduate: 'postgraduate',
};

export const schemeOf = (level: StudyLevel): StudyScheme => schemes[level];
