import type { HubUser } from '@applicant-hub/api-clients';
import { type Answers, oncePer, personalisationSetting, savedAnswers } from '@applicant-hub/domain';
import type { Applicant } from './applicant.server.ts';
import { settingData } from './setting-data.server.ts';

/**
 * Memoised per user object, because a page needs the same answers eight times. Each request has a
 * new user object.
 */
const resultsOf = oncePer((user: HubUser) =>
  savedAnswers(settingData(user, personalisationSetting)),
);

export const preferenceAnswers = ({ user }: Pick<Applicant, 'user'>): Answers => resultsOf(user);
