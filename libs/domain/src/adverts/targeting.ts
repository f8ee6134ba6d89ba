import type { StudyLevel } from '../apply-status/types.ts';
import { type Answers, listOf } from '../preferences/answers.ts';
import { workAreas } from '../preferences/groups.ts';
import { postcodeArea } from '../preferences/lookups/postcode.ts';
import { isAsked } from '../preferences/visible.ts';
import { homeNation } from '../region/home-nation.ts';
import { schemeNames, schemesOf } from '../schemes/schemes.ts';
import { advertAgeGroup } from './age-group.ts';
import { isAdult } from './choice.ts';

export const targetingFields = [
  'audience',
  'page_id',
  'scheme',
  'interests',
  'study_year',
  'location',
  'postcode_area',
  'region',
  'school',
  'age_group',
  'smart_alerts',
  'favourite_providers',
  'favourite_industries',
  'favourite_subjects',
] as const;
export type TargetingField = (typeof targetingFields)[number];

export type AdvertTargeting = Readonly<Partial<Record<TargetingField, string | readonly string[]>>>;

export type NoTargeting = 'noConsent' | 'unknownAge' | 'under18';

/**
 * Targeting needs both of these consents (NTF-21): adverts are offers, and selecting adverts by an
 * applicant's answers is tailoring.
 */
export const advertConsents = ['tailoredInfo', 'offers'] as const;

const AUDIENCE = 'Student';
export const MOST_FAVOURITES = 10;

/**
 * Reason why no data may be sent (NTF-21); null if data may be sent. No data is ever sent about
 * applicants who are younger than 18 or have no date of birth (AMB-64, AMB-112).
 */
export function noTargeting(answers: Answers, now: Date): NoTargeting | null {
  if (!advertConsents.every((name) => answers[name] === 'Yes')) return 'noConsent';
  const { dateOfBirth = '' } = answers;
  if (dateOfBirth === '') return 'unknownAge';
  return isAdult(dateOfBirth, now) ? null : 'under18';
}

export interface TargetedPerson {
  readonly answers: Answers;
  readonly studyLevel: StudyLevel;
  /** Names of favourites, newest first. */
  readonly favourites: {
    readonly providers: readonly string[];
    readonly subjects: readonly string[];
  };
}

/**
 * Returns the data for the advert service (NTF-20); null if no data may be sent. The data includes
 * only answers to questions that the applicant currently sees. A school is included only if it was
 * chosen from the list, because typed text may contain anything.
 */
export function advertTargeting(
  page: string,
  { answers, studyLevel, favourites }: TargetedPerson,
  now: Date,
): AdvertTargeting | null {
  if (noTargeting(answers, now) !== null) return null;
  const postcode = [answers.userPostcode, answers.postcode].find(Boolean) ?? '';
  const country = answers.userCountry ?? '';
  // `homeNation` defaults to England, but without a country and a postcode the location is unknown.
  const location = country === '' && postcode === '' ? '' : homeNation(country, postcode);
  const asked = (name: 'userRegion' | 'schoolName') =>
    isAsked(name, answers) ? (answers[name] ?? '') : '';
  const fields: Record<TargetingField, string | readonly string[]> = {
    audience: AUDIENCE,
    page_id: page,
    scheme: schemesOf(studyLevel, answers).map((tag) => schemeNames[tag]),
    interests: listOf(answers.subjects),
    study_year: answers.studyYear ?? '',
    location,
    postcode_area: location === 'International' ? '' : postcodeArea(postcode),
    region: asked('userRegion'),
    school: (answers.schoolId ?? '') === '' ? '' : asked('schoolName'),
    age_group: advertAgeGroup(answers.dateOfBirth ?? '', now) ?? '',
    smart_alerts: answers.talentPoolJoin ?? '',
    favourite_providers: favourites.providers.slice(0, MOST_FAVOURITES),
    favourite_industries: workAreas.filter(
      (area) => isAsked(area, answers) && answers[area] === 'yes',
    ),
    favourite_subjects: favourites.subjects.slice(0, MOST_FAVOURITES),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0));
}
