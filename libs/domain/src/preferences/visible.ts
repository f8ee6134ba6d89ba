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

export const isInUk: Condition = ({ userCountry }) => userCountry === unitedKingdom;

export const hasOptIn: Condition = (answers) =>
  marketingOptIns.some((name) => answers[name] === 'Yes');

export const needsMobile: Condition = (answers) =>
  hasOptIn(answers) && answers.contactSMS === 'yes';

/**
 * Whether the form shows the postal address (PRF-22). A tick for post counts only with an opt-in,
 * because without an opt-in the form hides the tick-box.
 */
const asksAddress: Condition = (answers) =>
  answers.tailoredInfo === 'Yes' || (hasOptIn(answers) && answers.contactPost === 'yes');

const isAtSchool: Condition = ({ stillAtSchool }) => stillAtSchool === 'Yes';
const hasChosenSchool: Condition = (answers) =>
  isAtSchool(answers) && (answers.schoolId ?? '') !== '';
const joinsSmartAlerts: Condition = ({ talentPoolJoin }) => talentPoolJoin === 'Yes';

const when = <Name extends FieldName>(names: readonly Name[], condition: Condition) =>
  Object.fromEntries(names.map((name) => [name, condition])) as Record<Name, Condition>;

/** The questions that depend on another answer; every other question is always asked. */
const conditions: Readonly<Partial<Record<FieldName, Condition>>> = {
  // A consent from the first visit (ONB-12), shown so that it can be withdrawn.
  relevantCourses: ({ relevantCourses }) => (relevantCourses ?? '') !== '',
  // PRF-21
  ...when(['gender', 'contactAll', ...contactChannels], hasOptIn),
  // PRF-22
  ...when(['addressLine1', 'addressLine2', 'addressLine3', 'postcode'], asksAddress),
  // PRF-23
  ...when(['schoolName', 'schoolId', 'schoolUkprn'], isAtSchool),
  schoolDataShare: hasChosenSchool,
  // PRF-44. The regions are in the UK, so residents of other countries see neither of these
  // questions.
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
 * The questions that a panel shows, in order.
 *
 * @param answers all known answers (the saved answers, overwritten by the answers of the form),
 * because the questions of a panel can depend on another panel
 */
export function visibleFields(panel: PanelId, answers: Answers): FieldName[] {
  return panelFields[panel].filter(
    (name) => preferenceFields[name].kind !== 'hidden' && isAsked(name, answers),
  );
}

export function isAsked(name: FieldName, answers: Answers): boolean {
  return conditions[name]?.(answers) ?? true;
}
