import { defaultStudyLevel } from '../settings/personalisation.ts';
import { defaultPreferencesStudyYear } from '../study-years/study-years.ts';
import type { Answers } from './answers.ts';

/**
 * The initial answers of the preferences: the saved answers, with a default level and year (PRF-47,
 * AMB-1).
 */
export const startAnswers = (saved: Answers): Answers => ({
  studyLevel: defaultStudyLevel,
  studyYear: String(defaultPreferencesStudyYear),
  ...saved,
});
