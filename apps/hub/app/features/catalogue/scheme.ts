import type { StudyLevel, StudyScheme } from '@applicant-hub/domain';

const schemes: Readonly<Record<StudyLevel, StudyScheme>> = {
  Undergraduate: 'undergraduate',
  Postgraduate: 'postgraduate',
};

/** The courses that somebody of a level looks for. */
export const schemeOf = (level: StudyLevel): StudyScheme => schemes[level];
