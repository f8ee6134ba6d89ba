import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { findErrors, type AnswerRule } from './errors.ts';
import type { FieldName, PanelId } from './fields.ts';

const now = new Date('2026-11-21T12:00:00Z');
const UK = 'United Kingdom';
const someone: Answers = { userCountry: UK, dateOfBirth: '2008/02/29' };
const optedIn: Answers = { ...someone, offers: 'Yes', contactEmail: 'yes' };
const posted: Answers = {
  ...optedIn,
  contactPost: 'yes',
  addressLine1: '1 Elm Row',
  postcode: 'CT1 1AA',
};

type Row = [
  id: string,
  why: string,
  answers: Answers,
  errors: Partial<Record<FieldName, AnswerRule>>,
];

const outcomeOf = (errors: Row[3]): string =>
  Object.keys(errors).length === 0 ? 'no error' : `the errors ${JSON.stringify(errors)}`;

function table(panel: PanelId, rows: readonly Row[]) {
  for (const [id, why, answers, errors] of rows) {
    it(`${id} ${why}: ${outcomeOf(errors)}`, () => {
      expect(findErrors(panel, answers, now).map(({ field, rule }) => [field, rule])).toEqual(
        Object.entries(errors),
      );
    });
  }
}

describe('marketing preferences', () => {
  table('marketing-preferences', [
    ['[PRF-11]', 'country and date of birth are enough', someone, {}],
    [
      '[PRF-11]',
      'country and date of birth are required',
      {},
      { userCountry: 'required', dateOfBirth: 'required' },
    ],

    [
      '[PRF-33]',
      'a date of birth in another format',
      { ...someone, dateOfBirth: '29/02/2008' },
      { dateOfBirth: 'date' },
    ],
    [
      '[PRF-31]',
      'a date of birth that does not exist',
      { ...someone, dateOfBirth: '2009/02/29' },
      { dateOfBirth: 'date' },
    ],
    [
      '[PRF-31]',
      'an incomplete date of birth',
      { ...someone, dateOfBirth: '2009/02/' },
      { dateOfBirth: 'date' },
    ],
    [
      '[PRF-30]',
      'a date of birth of more than 100 years ago',
      { ...someone, dateOfBirth: '1925/12/31' },
      { dateOfBirth: 'date' },
    ],
    ['[PRF-30]', 'a date of birth of 100 years ago', { ...someone, dateOfBirth: '1926/01/01' }, {}],
    [
      '[PRF-29]',
      'an applicant who is one day too young',
      { ...someone, dateOfBirth: '2013/11/22' },
      { dateOfBirth: 'age' },
    ],
    [
      '[PRF-29]',
      'an applicant who is just old enough',
      { ...someone, dateOfBirth: '2013/11/21' },
      {},
    ],
    [
      '[PRF-29]',
      'a date of birth in the future',
      { ...someone, dateOfBirth: '2027/01/01' },
      { dateOfBirth: 'age' },
    ],

    [
      '[PRF-26]',
      'an opt-in without a channel',
      { ...someone, surveys: 'Yes' },
      { contactAll: 'channel' },
    ],
    ['[PRF-26]', 'an opt-in with email', optedIn, {}],
    [
      '[PRF-26]',
      'an opt-in with SMS',
      { ...someone, offers: 'Yes', contactSMS: 'yes', mobile: '07700 900123' },
      {},
    ],
    ['[PRF-26]', 'no opt-in and no channel', { ...someone, offers: 'No' }, {}],

    [
      '[PRF-24][HLP-6]',
      'SMS without a number',
      { ...optedIn, contactSMS: 'yes' },
      { mobile: 'required' },
    ],
    ['[PRF-24]', 'SMS without an opt-in', { ...someone, contactSMS: 'yes' }, {}],
    ['[PRF-24]', 'no SMS and no number', optedIn, {}],
    ['[HLP-5]', 'a number of 18 characters', { ...someone, mobile: '+44 (0)7700 900.12' }, {}],
    [
      '[HLP-5]',
      'a number of 19 characters',
      { ...someone, mobile: '+44 (0)7700 900.123' },
      { mobile: 'tooLong' },
    ],
    [
      '[HLP-5]',
      'a number with other characters',
      { ...someone, mobile: '07700/900123' },
      { mobile: 'characters' },
    ],

    [
      '[PRF-35]',
      'post without an address',
      { ...optedIn, contactPost: 'yes' },
      { addressLine1: 'required', postcode: 'required' },
    ],
    [
      '[PRF-35]',
      'tailored information without an address',
      { ...someone, tailoredInfo: 'Yes', contactEmail: 'yes' },
      { addressLine1: 'required', postcode: 'required' },
    ],
    [
      '[PRF-34]',
      'a postcode in another format',
      { ...posted, postcode: '31000' },
      { postcode: 'postcode' },
    ],
    ['[PRF-34]', 'a British postcode', posted, {}],
    [
      '[AMB-71]',
      'an invalid address that the form does not show',
      { ...optedIn, postcode: 'nonsense' },
      {},
    ],
    [
      '[PRF-28]',
      'no address outside the UK',
      { ...someone, userCountry: 'France', tailoredInfo: 'Yes', contactEmail: 'yes' },
      {},
    ],
    [
      '[PRF-28]',
      'any postcode outside the UK',
      {
        ...someone,
        userCountry: 'France',
        tailoredInfo: 'Yes',
        contactEmail: 'yes',
        postcode: '31000',
      },
      {},
    ],
    [
      '[PRF-62]',
      'a postcode of 19 characters',
      { ...posted, userCountry: 'France', tailoredInfo: 'Yes', postcode: '1234567890123456789' },
      { postcode: 'tooLong' },
    ],
    [
      '[HLP-13]',
      'address lines of 32 characters',
      {
        ...posted,
        addressLine1: 'x'.repeat(32),
        addressLine2: 'x'.repeat(32),
        addressLine3: 'x'.repeat(32),
      },
      {},
    ],
    [
      '[HLP-13]',
      'address lines of 33 characters',
      {
        ...posted,
        addressLine1: 'x'.repeat(33),
        addressLine2: 'x'.repeat(33),
        addressLine3: 'x'.repeat(33),
      },
      { addressLine1: 'tooLong', addressLine2: 'tooLong', addressLine3: 'tooLong' },
    ],

    [
      '[HLP-19]',
      'a school name of 255 characters',
      { ...someone, stillAtSchool: 'Yes', schoolName: 'x'.repeat(255) },
      {},
    ],
    [
      '[HLP-19]',
      'a school name of 256 characters',
      { ...someone, stillAtSchool: 'Yes', schoolName: 'x'.repeat(256) },
      { schoolName: 'tooLong' },
    ],
    [
      '[PRF-36]',
      'a chosen school without an answer to sharing',
      { ...someone, stillAtSchool: 'Yes', schoolId: '7' },
      { schoolDataShare: 'consent' },
    ],
    [
      '[PRF-36]',
      'a chosen school and a No to sharing',
      { ...someone, stillAtSchool: 'Yes', schoolId: '7', schoolDataShare: 'No' },
      {},
    ],
    [
      '[AMB-74]',
      'no chosen school, which hides the question about sharing',
      { ...someone, stillAtSchool: 'Yes', schoolName: 'Oak' },
      {},
    ],
  ]);
});

const personalised: Answers = { studyLevel: 'Undergraduate', studyYear: '2027', terms: 'yes' };

describe('hub personalisation', () => {
  table('hub-personalisation', [
    ['[PRF-39]', 'level, year and terms are enough', personalised, {}],
    [
      '[PRF-37]',
      'level, year and terms are required',
      {},
      { studyLevel: 'required', studyYear: 'required', terms: 'consent' },
    ],
    [
      '[PRF-37]',
      'terms that are not ticked',
      { ...personalised, terms: 'no' },
      { terms: 'consent' },
    ],
    [
      '[PRF-46]',
      'any postcode of allowed characters',
      { ...personalised, userCountry: UK, userPostcode: '[(M13.9-PL+)]' },
      {},
    ],
    [
      '[PRF-46]',
      'a postcode with other characters',
      { ...personalised, userCountry: UK, userPostcode: 'M13 9PL!' },
      { userPostcode: 'characters' },
    ],
    [
      '[PRF-46]',
      'a postcode of 18 characters',
      { ...personalised, userCountry: UK, userPostcode: 'x'.repeat(18) },
      {},
    ],
    [
      '[PRF-62]',
      'a postcode of 19 characters',
      { ...personalised, userCountry: UK, userPostcode: 'x'.repeat(19) },
      { userPostcode: 'tooLong' },
    ],
    [
      '[PRF-44]',
      'an invalid postcode that the form does not show',
      { ...personalised, userCountry: 'France', userPostcode: '!' },
      {},
    ],
  ]);
});

describe('study support', () => {
  table('study-support', [['[PRF-49]', 'nothing is required', {}, {}]]);
});

describe('Smart Alerts', () => {
  table('apprenticeships-smart-alerts', [
    ['[PRF-59]', 'nothing is required', { talentPoolJoin: 'Yes' }, {}],
    [
      '[PRF-60]',
      'a postcode of 18 characters',
      { talentPoolJoin: 'Yes', talentPoolTravelPostcode: 'x'.repeat(18) },
      {},
    ],
    [
      '[PRF-60]',
      'a postcode of 19 characters',
      { talentPoolJoin: 'Yes', talentPoolTravelPostcode: 'x'.repeat(19) },
      { talentPoolTravelPostcode: 'tooLong' },
    ],
    [
      '[PRF-53]',
      'a month and a year to start',
      { talentPoolJoin: 'Yes', talentPoolStartDate: '2027-09' },
      {},
    ],
    [
      '[PRF-53]',
      'an incomplete start date',
      { talentPoolJoin: 'Yes', talentPoolStartDate: '2027-' },
      { talentPoolStartDate: 'date' },
    ],
  ]);
});
