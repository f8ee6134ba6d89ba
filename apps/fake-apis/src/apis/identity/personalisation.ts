import {
  apprenticeshipLevels,
  contactChannels,
  marketingOptIns,
  supportNeeds,
  workAreas,
} from '@applicant-hub/domain';
import { z } from 'zod';

const yesOrNo = z.enum(['yes', 'no']);
const capitalYesOrNo = z.enum(['Yes', 'No']);
const text = z.string();

const all = <Name extends string, T extends z.ZodType>(names: readonly Name[], type: T) =>
  Object.fromEntries(names.map((name) => [name, type])) as Record<Name, T>;

/**
 * The fields of the Personalisation setting. The names are from the specification (3, section 3).
 */
export const personalisationFields = {
  // Marketing preferences.
  ...all([...marketingOptIns, 'relevantCourses'], capitalYesOrNo),
  gender: z.enum(['Male', 'Female', 'AnotherWay', 'PreferNot']),
  /** `YYYY/MM/DD` */
  dateOfBirth: text,
  ...all(['contactAll', ...contactChannels], yesOrNo),
  ...all(['userCountry', 'country'], text),
  ...all(['addressLine1', 'addressLine2', 'addressLine3', 'postcode', 'mobile'], text),
  ...all(['stillAtSchool', 'schoolDataShare'], capitalYesOrNo),
  ...all(['schoolName', 'schoolId', 'schoolUkprn'], text),

  // Hub personalisation.
  ...all(['straightIntoEmployment', 'studyOutsideUK'], capitalYesOrNo),
  ...all(['gapYear', 'apprenticeships', 'conservatoires', 'taught', 'research'], yesOrNo),
  ...all(['teachingEngland', 'teachingWales', 'teachingScotland', 'terms'], yesOrNo),
  ...all(['userPostcode', 'userRegion', 'studyRegion'], text),
  /** Some screens save a number, other screens a string. */
  studyYear: z.union([z.string(), z.number()]),
  studyLevel: z.enum(['Undergraduate', 'Postgraduate']),
  subjects: z.array(text),

  // Study support.
  ...all(supportNeeds, yesOrNo),

  // Apprenticeship Smart Alerts.
  ...all(['talentPoolJoin', 'talentPoolRelocate'], capitalYesOrNo),
  ...all(['talentPoolGCSEMath', 'talentPoolGCSEEnglish'], capitalYesOrNo),
  talentPoolGender: text,
  talentPoolGenderConsent: yesOrNo,
  talentPoolTravelDistance: z.enum([
    'n_a',
    '0_10_miles',
    '0_20_miles',
    '0_30_miles',
    '30_miles',
    '',
  ]),
  talentPoolTravelPostcode: text,
  /** Year and month, for example `2025-09`. */
  talentPoolStartDate: text,
  ...all(apprenticeshipLevels, yesOrNo),
  ...all(workAreas, yesOrNo),
  talentPoolGCSETotal: z.union([z.string(), z.number()]),

  // Other.
  onBoardingConfirmed: z.boolean(),
  dfeConfirmed: z.union([z.string(), z.boolean()]),
  peopleLike: z.strictObject({
    selectedQualificationType: text,
    selectedSubjects: z.array(text),
  }),
  careerAssessmentId: text,
};

export type Personalisation = {
  readonly [Field in keyof typeof personalisationFields]?:
    z.output<(typeof personalisationFields)[Field]> | undefined;
};

export const personalisationSetting = {
  collection: 'dashboardUserData',
  name: 'Personalisation',
} as const;
