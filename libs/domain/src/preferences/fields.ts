import { studyLevels } from '../apply-status/types.ts';
import { panelStudyYears } from '../study-years/study-years.ts';
import { plainLine } from '../text/plain.ts';
import { countries } from './countries.ts';
import { apprenticeshipLevels, supportNeeds, workAreas } from './groups.ts';
import { PHONE_LENGTH, plainPhone } from './lookups/phone.ts';
import { plainPostcode } from './lookups/postcode.ts';
import { studyRegions, userRegions } from './regions.ts';
import { subjectOptions } from './subjects.ts';

export type Field =
  /** One of several options; values that match `alsoStored` are preserved too (AMB-2). */
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly alsoStored?: RegExp }
  /** `yes` or `no`. */
  | { readonly kind: 'tick' }
  /** Any number of the options, one per line. */
  | { readonly kind: 'list'; readonly options: readonly string[] }
  /** `plain` normalises the text before saving; `allowed` must match the whole text. */
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      readonly plain: (typed: string) => string;
      readonly allowed?: RegExp;
    }
  /** A day as `YYYY/MM/DD`, from the boxes `{name}-day`, `{name}-month` and `{name}-year`. */
  | { readonly kind: 'date' }
  /** A month as `YYYY-MM`, from the boxes `{name}-month` and `{name}-year`. */
  | { readonly kind: 'month' }
  /**
   * Filled in by a lookup or a rule; the form does not show it as a question. A value above the
   * maximum length counts as empty.
   */
  | { readonly kind: 'hidden'; readonly maxLength: number };

const choice = (options: readonly string[]) => ({ kind: 'choice', options }) as const;
const text = (maxLength: number, plain = plainLine) =>
  ({ kind: 'text', maxLength, plain }) as const;
const tick = { kind: 'tick' } as const;
const all = <Name extends string, Each extends Field>(names: readonly Name[], field: Each) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Each>;

const capitalYesOrNo = choice(['Yes', 'No']);
const gender = choice(['Male', 'Female', 'AnotherWay', 'PreferNot']);

/** The characters allowed in phone numbers and postcodes of any country (PRF-46, HLP-5). */
export const internationalCharacters = /^[A-Za-z0-9 [\]().+-]*$/;
/** PRF-62, PRF-46, PRF-60. */
export const POSTCODE_LENGTH = 18;
/** HLP-13. */
export const ADDRESS_LINE_LENGTH = 32;
/** HLP-19. */
export const SCHOOL_NAME_LENGTH = 255;
/** The maximum length of school codes, school numbers and country names. */
export const HIDDEN_LENGTH = 50;
/** PRF-57. */
const MOST_GCSES = 20;

const hidden = { kind: 'hidden', maxLength: HIDDEN_LENGTH } as const;

/** The questions of each panel, in order (PRF-12 to PRF-58). */
const marketing = {
  userCountry: choice(countries),
  dateOfBirth: { kind: 'date' },
  tailoredInfo: capitalYesOrNo,
  offers: capitalYesOrNo,
  surveys: capitalYesOrNo,
  careersInfo: capitalYesOrNo,
  relevantCourses: capitalYesOrNo,
  gender,
  contactAll: tick,
  contactEmail: tick,
  contactPost: tick,
  contactSMS: tick,
  mobile: { ...text(PHONE_LENGTH, plainPhone), allowed: internationalCharacters },
  country: hidden,
  addressLine1: text(ADDRESS_LINE_LENGTH),
  addressLine2: text(ADDRESS_LINE_LENGTH),
  addressLine3: text(ADDRESS_LINE_LENGTH),
  postcode: text(POSTCODE_LENGTH, plainPostcode),
  stillAtSchool: capitalYesOrNo,
  schoolName: text(SCHOOL_NAME_LENGTH),
  schoolId: hidden,
  schoolUkprn: hidden,
  schoolDataShare: capitalYesOrNo,
} as const satisfies Record<string, Field>;

const hubPersonalisation = {
  studyLevel: choice(studyLevels),
  studyYear: { ...choice(panelStudyYears.map(String)), alsoStored: /^\d{4}$/ },
  taught: tick,
  research: tick,
  teachingEngland: tick,
  teachingWales: tick,
  teachingScotland: tick,
  apprenticeships: tick,
  conservatoires: tick,
  gapYear: tick,
  straightIntoEmployment: capitalYesOrNo,
  studyOutsideUK: capitalYesOrNo,
  studyRegion: choice(studyRegions),
  subjects: { kind: 'list', options: subjectOptions },
  userRegion: choice(userRegions),
  userPostcode: { ...text(POSTCODE_LENGTH, plainPostcode), allowed: internationalCharacters },
  terms: tick,
} as const satisfies Record<string, Field>;

const studySupport = all(supportNeeds, tick);

const smartAlerts = {
  talentPoolJoin: capitalYesOrNo,
  talentPoolGender: gender,
  talentPoolGenderConsent: tick,
  talentPoolTravelDistance: choice(['n_a', '0_10_miles', '0_20_miles', '0_30_miles', '30_miles']),
  talentPoolTravelPostcode: text(POSTCODE_LENGTH, plainPostcode),
  talentPoolRelocate: capitalYesOrNo,
  talentPoolStartDate: { kind: 'month' },
  ...all(apprenticeshipLevels, tick),
  ...all(workAreas, tick),
  talentPoolGCSETotal: choice(Array.from({ length: MOST_GCSES }, (_, index) => `${index + 1}`)),
  talentPoolGCSEMath: capitalYesOrNo,
  talentPoolGCSEEnglish: capitalYesOrNo,
} as const satisfies Record<string, Field>;

const table = { ...marketing, ...hubPersonalisation, ...studySupport, ...smartAlerts };

export type FieldName = keyof typeof table;

export const preferenceFields: Readonly<Record<FieldName, Field>> = table;

export const panelIds = [
  'marketing-preferences',
  'hub-personalisation',
  'study-support',
  'apprenticeships-smart-alerts',
] as const;
export type PanelId = (typeof panelIds)[number];

const namesOf = (part: object) => Object.keys(part) as FieldName[];

export const panelFields: Readonly<Record<PanelId, readonly FieldName[]>> = {
  'marketing-preferences': namesOf(marketing),
  'hub-personalisation': namesOf(hubPersonalisation),
  'study-support': namesOf(studySupport),
  'apprenticeships-smart-alerts': namesOf(smartAlerts),
};
