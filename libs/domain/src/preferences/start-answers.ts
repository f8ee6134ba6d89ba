import { defaultStudyLevel } from '../settings/personalisation.ts';
import { defaultPreferencesStudyYear } from '../study-years/study-years.ts';
import type { Answers } from './answers.ts';

/**
 * What the preferences show first: what is saved, and the level and year of somebody who has saved
 * none (PRF-47, AMB-1).
 */
export const startAnswers = (saved: Answers): Answers => ({
  studyLevel: defaultStudyLevel,
  studyYear: String(defaultPreferencesStudyYear),
  ...saved,
});
