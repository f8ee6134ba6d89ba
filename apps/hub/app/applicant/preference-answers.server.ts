import { type Answers, personalisationSetting, savedAnswers } from '@applicant-hub/domain';
import type { Applicant } from './applicant.server.ts';
import { settingData } from './setting-data.server.ts';

/** What somebody has answered in the preferences and on the first visit. */
export const preferenceAnswers = ({ user }: Pick<Applicant, 'user'>): Answers =>
  savedAnswers(settingData(user, personalisationSetting));
