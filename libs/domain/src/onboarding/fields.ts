import { preferenceFields, type Field } from '../preferences/fields.ts';
import {
  postgraduateExtras,
  supportNeeds,
  undergraduateExtras,
  workAreas,
} from '../preferences/groups.ts';
import { startStudyYears } from '../study-years/study-years.ts';

const list = (options: readonly string[]) => ({ kind: 'list', options }) as const;

/** The contact methods, with their names on the first visit (ONB-13). */
export const contactMethods = ['All', 'Email', 'Post', 'SMS'] as const;

export const talentPoolLevels = ['level2', 'level3', 'level4', 'level5'] as const;

/** The questions that the first visit asks differently: as groups instead of single tick-boxes. */
const own = {
  studyYear: { kind: 'choice', options: startStudyYears.map(String), alsoStored: /^\d{4}$/ },
  undergraduateAdditional: list(undergraduateExtras),
  postgraduateAdditional: list(postgraduateExtras),
  supportNeed: list(supportNeeds),
  contactMethod: list(contactMethods),
  talentPoolStudyLevel: list(talentPoolLevels),
  talentPoolWorkAreas: list(workAreas),
} as const satisfies Record<string, Field>;

/** The questions that are the same as in the preferences. */
const shared = [
  'studyLevel',
  'gapYear',
  'straightIntoEmployment',
  'subjects',
  'studyRegion',
  'studyOutsideUK',
  'userCountry',
  'userPostcode',
  'userRegion',
  'tailoredInfo',
  'offers',
  'surveys',
  'careersInfo',
  'relevantCourses',
  'dateOfBirth',
  'gender',
  'mobile',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postcode',
  'talentPoolJoin',
] as const;

export type OnboardingFieldName = keyof typeof own | (typeof shared)[number];

export const onboardingFields: Readonly<Record<OnboardingFieldName, Field>> = {
  ...(Object.fromEntries(shared.map((name) => [name, preferenceFields[name]])) as Record<
    (typeof shared)[number],
    Field
  >),
  ...own,
};

export type OnboardingAnswers = Readonly<Partial<Record<OnboardingFieldName, string | undefined>>>;
