import {
  type HomeNation,
  homeNation,
  homePostcode,
  schemeNames,
  type SchemeTag,
  schemesOf,
} from '@applicant-hub/domain';
import type { Applicant } from './applicant.server.ts';
import { preferenceAnswers } from './preference-answers.server.ts';

export interface Audience {
  /** The routes by which the applicant may apply, under the names that the preferences store. */
  schemeTags: readonly SchemeTag[];
  /** The names of the schemes in other systems (NTF-29). */
  schemes: readonly string[];
  region: HomeNation;
}

export function audienceOf({
  user,
  personalisation,
}: Pick<Applicant, 'user' | 'personalisation'>): Audience {
  const answers = preferenceAnswers({ user });
  const { userCountry } = answers;
  const postcode = homePostcode({ ...personalisation, accountPostcode: user.postcode });
  const schemeTags = schemesOf(personalisation.studyLevel, answers);
  return {
    schemeTags,
    schemes: schemeTags.map((tag) => schemeNames[tag]),
    region: homeNation(typeof userCountry === 'string' ? userCountry : null, postcode),
  };
}
