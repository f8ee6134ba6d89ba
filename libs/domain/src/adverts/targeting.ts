import type { StudyLevel } from '../apply-status/types.ts';
import { type Answers, listOf } from '../preferences/answers.ts';
import { workAreas } from '../preferences/groups.ts';
import { postcodeArea } from '../preferences/postcode.ts';
import { isAsked } from '../preferences/visible.ts';
import { homeNation } from '../region/home-nation.ts';
import { schemeNames, schemesOf } from '../schemes/schemes.ts';
import { advertAgeGroup } from './age-group.ts';
import { isAdult } from './choice.ts';

/** What an advert service may be told, by the names that it knows (NTF-20). */
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

/** What an advert service is told of a person. A field that nobody has answered is left out. */
export type AdvertTargeting = Readonly<Partial<Record<TargetingField, string | readonly string[]>>>;

/** Why an advert service is told nothing of a person. */
export type NoTargeting = 'noConsent' | 'unknownAge' | 'under18';

/**
 * The answers that are together the consent to targeting (NTF-21): adverts are offers, and choosing
 * them by somebody's answers is tailoring. One Yes without the other allows something else.
 */
export const advertConsents = ['tailoredInfo', 'offers'] as const;

/** Who sees adverts. */
const AUDIENCE = 'Student';
/** How many favourites of a kind are told, newest first. */
export const MOST_FAVOURITES = 10;

/**
 * Why nothing may be told of a person (NTF-21); null when something may. Of who is younger than 18,
 * or has not said when they were born, nothing ever is (AMB-64, AMB-112).
 */
export function noTargeting(answers: Answers, now: Date): NoTargeting | null {
  if (!advertConsents.every((name) => answers[name] === 'Yes')) return 'noConsent';
  const { dateOfBirth = '' } = answers;
  if (dateOfBirth === '') return 'unknownAge';
  return isAdult(dateOfBirth, now) ? null : 'under18';
}

/** What is known of a person for whom an advert is wanted. */
export interface TargetedPerson {
  /** As they are saved. */
  readonly answers: Answers;
  readonly studyLevel: StudyLevel;
  /** Names of favourites, newest first. */
  readonly favourites: {
    readonly providers: readonly string[];
    readonly subjects: readonly string[];
  };
}

/**
 * What the advert service is told of a person (NTF-20); null when it is told nothing. Only what
 * the questions ask of them now, and of a school only one that was chosen from the list: what
 * somebody typed may be anything.
 *
 * @param page that the advert is for
 */
export function advertTargeting(
  page: string,
  { answers, studyLevel, favourites }: TargetedPerson,
  now: Date,
): AdvertTargeting | null {
  if (noTargeting(answers, now) !== null) return null;
  const postcode = [answers.userPostcode, answers.postcode].find(Boolean) ?? '';
  const country = answers.userCountry ?? '';
  // England is what the rule says of who has answered neither; they have not said so.
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
