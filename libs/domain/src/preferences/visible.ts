import type { Answers } from './answers.ts';
import { unitedKingdom } from './countries.ts';
import { panelFields, preferenceFields, type FieldName, type PanelId } from './fields.ts';
import {
  apprenticeshipLevels,
  contactChannels,
  marketingOptIns,
  postgraduateExtras,
  undergraduateExtras,
  workAreas,
} from './groups.ts';

type Condition = (answers: Answers) => boolean;

/** Whether the person lives in the United Kingdom, as far as is known. */
export const isInUk: Condition = ({ userCountry }) => userCountry === unitedKingdom;

/** Whether the hub may write about anything (PRF-21). */
export const hasOptIn: Condition = (answers) =>
  marketingOptIns.some((name) => answers[name] === 'Yes');

/** Whether text messages were allowed and so need a number (PRF-24). */
export const needsMobile: Condition = (answers) =>
  hasOptIn(answers) && answers.contactSMS === 'yes';

/** Whether the postal address is asked for (PRF-22). Post that is not asked about is not chosen. */
const asksAddress: Condition = (answers) =>
  answers.tailoredInfo === 'Yes' || (hasOptIn(answers) && answers.contactPost === 'yes');

const isAtSchool: Condition = ({ stillAtSchool }) => stillAtSchool === 'Yes';
const hasChosenSchool: Condition = (answers) =>
  isAtSchool(answers) && (answers.schoolId ?? '') !== '';
const joinsSmartAlerts: Condition = ({ talentPoolJoin }) => talentPoolJoin === 'Yes';

const when = <Name extends FieldName>(names: readonly Name[], condition: Condition) =>
  Object.fromEntries(names.map((name) => [name, condition])) as Record<Name, Condition>;

/** The questions that follow from another answer; every other is always asked. */
const conditions: Readonly<Partial<Record<FieldName, Condition>>> = {
  // A consent of the first visit (ONB-12), to be withdrawn where it was given.
  relevantCourses: ({ relevantCourses }) => (relevantCourses ?? '') !== '',
  // PRF-21
  ...when(['gender', 'contactAll', ...contactChannels], hasOptIn),
  // PRF-22
  ...when(['addressLine1', 'addressLine2', 'addressLine3', 'postcode'], asksAddress),
  // PRF-23
  ...when(['schoolName', 'schoolId', 'schoolUkprn'], isAtSchool),
  schoolDataShare: hasChosenSchool,
  // PRF-44. Regions are those of the UK, and so are not asked of who lives elsewhere.
  userPostcode: isInUk,
  userRegion: (answers) => isInUk(answers) || (answers.userCountry ?? '') === '',
  // PRF-45
  ...when(postgraduateExtras, ({ studyLevel }) => studyLevel === 'Postgraduate'),
  ...when(undergraduateExtras, ({ studyLevel }) => (studyLevel ?? '') !== ''),
  // PRF-59
  ...when(
    [
      'talentPoolGender',
      'talentPoolGenderConsent',
      'talentPoolTravelDistance',
      'talentPoolTravelPostcode',
      'talentPoolRelocate',
      'talentPoolStartDate',
      'talentPoolGCSETotal',
      'talentPoolGCSEMath',
      'talentPoolGCSEEnglish',
      ...apprenticeshipLevels,
      ...workAreas,
    ],
    joinsSmartAlerts,
  ),
};

/**
 * The questions of a panel that are asked, given the answers, in their order. The answers are all
 * that is known (saved ones under the ones of the form), for a panel can depend on another one.
 */
export function visibleFields(panel: PanelId, answers: Answers): FieldName[] {
  return panelFields[panel].filter(
    (name) => preferenceFields[name].kind !== 'hidden' && isAsked(name, answers),
  );
}

/** Whether the answers ask for a field, be it a question or one that a lookup fills in. */
export function isAsked(name: FieldName, answers: Answers): boolean {
  return conditions[name]?.(answers) ?? true;
}
