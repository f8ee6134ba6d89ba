import type { HubUser } from '@applicant-hub/api-clients';
import { type Answers, oncePer, personalisationSetting, savedAnswers } from '@applicant-hub/domain';
import type { Applicant } from './applicant.server.ts';
import { settingData } from './setting-data.server.ts';

/** A page asks for the same answers eight times; an account is read anew for each request. */
const answersOf = oncePer((user: HubUser) =>
  savedAnswers(settingData(user, personalisationSetting)),
);

/** What somebody has answered in the preferences and on the first visit. */
export const preferenceAnswers = ({ user }: Pick<Applicant, 'user'>): Answers => answersOf(user);
