import type { HubUser } from '@applicant-hub/api-clients';
import { type Answers, personalisationSetting, savedAnswers } from '@applicant-hub/domain';
import type { Applicant } from './applicant.server.ts';
import { settingData } from './setting-data.server.ts';

/** A page asks for the same answers eight times; an account is read anew for each request. */
const known = new WeakMap<HubUser, Answers>();

/** What somebody has answered in the preferences and on the first visit. */
export function preferenceAnswers({ user }: Pick<Applicant, 'user'>): Answers {
  const answers = known.get(user) ?? savedAnswers(settingData(user, personalisationSetting));
  known.set(user, answers);
  return answers;
}
