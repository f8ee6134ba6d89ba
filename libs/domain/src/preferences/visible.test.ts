import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import type { FieldName, PanelId } from './fields.ts';
import { apprenticeshipLevels, supportNeeds, workAreas } from './groups.ts';
import { visibleFields } from './visible.ts';

const address = ['addressLine1', 'addressLine2', 'addressLine3', 'postcode'] as const;
const channelQuestions = [
  'gender',
  'contactAll',
  'contactEmail',
  'contactPost',
  'contactSMS',
] as const;
const alertDetails = [
  'talentPoolGender',
  'talentPoolGenderConsent',
  'talentPoolTravelDistance',
  'talentPoolTravelPostcode',
  'talentPoolRelocate',
  'talentPoolStartDate',
  ...apprenticeshipLevels,
  ...workAreas,
  'talentPoolGCSETotal',
  'talentPoolGCSEMath',
  'talentPoolGCSEEnglish',
] as const;

type Row = [id: string, answers: Answers, names: readonly FieldName[], asked: boolean];

/**
 * Rows for the questions of a panel. For each row, the form shows either all of the row's questions
 * or none of them.
 */
function table(panel: PanelId, rows: readonly Row[]) {
  for (const [id, answers, names, asked] of rows) {
    it(`${id} with ${JSON.stringify(answers)} the form ${asked ? 'asks' : 'does not ask'} for ${names.join(', ')}`, () => {
      const visible = visibleFields(panel, answers);
      expect(names.filter((name) => visible.includes(name))).toEqual(asked ? names : []);
    });
  }
}

describe('marketing preferences', () => {
  table('marketing-preferences', [
    ['[PRF-12]', {}, ['userCountry', 'dateOfBirth', 'tailoredInfo', 'offers', 'mobile'], true],
    ['[PRF-12]', {}, ['surveys', 'careersInfo', 'stillAtSchool'], true],
    ['[ONB-12]', {}, ['relevantCourses'], false],
    ['[ONB-12]', { relevantCourses: 'Yes' }, ['relevantCourses'], true],
    ['[ONB-12]', { relevantCourses: 'No' }, ['relevantCourses'], true],
    ['[AMB-91]', { userCountry: 'France' }, ['country'], false],

    ['[PRF-21]', {}, channelQuestions, false],
    ['[PRF-21]', { tailoredInfo: 'No', offers: 'No' }, channelQuestions, false],
    ['[PRF-21]', { tailoredInfo: 'Yes' }, channelQuestions, true],
    ['[PRF-21]', { offers: 'Yes', tailoredInfo: 'No' }, channelQuestions, true],
    ['[PRF-21]', { surveys: 'Yes' }, channelQuestions, true],
    ['[PRF-21]', { careersInfo: 'Yes' }, channelQuestions, true],
    ['[PRF-21]', { relevantCourses: 'Yes' }, channelQuestions, false],
    ['[PRF-21]', { offers: 'yes' }, channelQuestions, false],

    ['[PRF-22]', {}, address, false],
    ['[PRF-22]', { offers: 'Yes' }, address, false],
    ['[PRF-22]', { offers: 'Yes', contactPost: 'no' }, address, false],
    ['[PRF-22]', { offers: 'Yes', contactPost: 'yes' }, address, true],
    ['[PRF-22]', { tailoredInfo: 'Yes' }, address, true],
    ['[PRF-22]', { tailoredInfo: 'Yes', userCountry: 'France' }, address, true],
    ['[PRF-22]', { contactPost: 'yes' }, address, false],

    ['[PRF-23]', {}, ['schoolName', 'schoolDataShare'], false],
    ['[PRF-23]', { stillAtSchool: 'No', schoolId: '7' }, ['schoolName', 'schoolDataShare'], false],
    ['[PRF-23]', { stillAtSchool: 'Yes' }, ['schoolName'], true],
    ['[PRF-23]', { stillAtSchool: 'Yes' }, ['schoolDataShare'], false],
    ['[PRF-23]', { stillAtSchool: 'Yes', schoolName: 'Oak' }, ['schoolDataShare'], false],
    ['[PRF-23]', { stillAtSchool: 'Yes', schoolId: '7' }, ['schoolDataShare'], true],
  ]);
});

describe('hub personalisation', () => {
  table('hub-personalisation', [
    ['[PRF-38]', {}, ['straightIntoEmployment', 'studyOutsideUK', 'gapYear'], true],
    ['[PRF-39]', {}, ['studyYear', 'studyLevel', 'studyRegion', 'subjects', 'terms'], true],

    ['[PRF-44]', {}, ['userPostcode'], false],
    ['[PRF-44]', { userCountry: 'France' }, ['userPostcode', 'userRegion'], false],
    ['[PRF-44]', { userCountry: 'United Kingdom' }, ['userPostcode'], true],
    ['[PRF-41]', { userCountry: 'United Kingdom' }, ['userRegion'], true],
    ['[PRF-41]', {}, ['userRegion'], true],

    ['[PRF-45]', {}, ['apprenticeships', 'conservatoires', 'taught', 'research'], false],
    ['[PRF-45]', { studyLevel: 'Undergraduate' }, ['apprenticeships', 'conservatoires'], true],
    [
      '[PRF-45]',
      { studyLevel: 'Undergraduate' },
      ['taught', 'research', 'teachingEngland', 'teachingWales', 'teachingScotland'],
      false,
    ],
    [
      '[PRF-45]',
      { studyLevel: 'Postgraduate' },
      [
        'taught',
        'research',
        'teachingEngland',
        'teachingWales',
        'teachingScotland',
        'apprenticeships',
        'conservatoires',
      ],
      true,
    ],
  ]);
});

describe('study support', () => {
  table('study-support', [['[PRF-49]', {}, supportNeeds, true]]);
});

describe('Smart Alerts', () => {
  table('apprenticeships-smart-alerts', [
    ['[PRF-51]', {}, ['talentPoolJoin'], true],
    ['[PRF-59]', {}, alertDetails, false],
    ['[PRF-59]', { talentPoolJoin: 'No' }, alertDetails, false],
    ['[PRF-59]', { talentPoolJoin: 'Yes' }, alertDetails, true],
  ]);
});
