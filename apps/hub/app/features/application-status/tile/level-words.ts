import { m } from '@applicant-hub/copy';
import type { StudyLevel } from '@applicant-hub/domain';

export const levelWords: Readonly<Record<StudyLevel, () => string>> = {
  Undergraduate: m.applications_level_undergraduate,
  Postgraduate: m.applications_level_postgraduate,
};
