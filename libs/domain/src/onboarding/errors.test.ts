import { describe, expect, it } from 'vitest';
import type { AnswerRule } from '../preferences/errors.ts';
import { findStepErrors, requiredQuestions } from './errors.ts';
import type { OnboardingAnswers, OnboardingFieldName } from './fields.ts';
import type { OnboardingStep } from './steps.ts';

const now = new Date('2026-11-21T12:00:00Z');
const UK = 'United Kingdom';
const postalAddress = { addressLine1: '1 Elm Row', addressLine3: 'Kent', postcode: 'CT1 1AA' };

describe('the errors of a page', () => {
  const optedIn: OnboardingAnswers = {
    surveys: 'Yes',
    contactMethod: 'Email',
    dateOfBirth: '2008/02/29',
  };
  const rows: [
    id: string,
    why: string,
    step: OnboardingStep,
    answers: OnboardingAnswers,
    errors: Partial<Record<OnboardingFieldName, AnswerRule>>,
  ][] = [
    [
      '[ONB-11]',
      'level and year are required',
      'course',
      {},
      { studyLevel: 'required', studyYear: 'required' },
    ],
    [
      '[ONB-11]',
      'level and year are given',
      'course',
      { studyLevel: 'Postgraduate', studyYear: '2027' },
      {},
    ],
    ['[ONB-11]', 'no question is required', 'routes', { studyLevel: 'Undergraduate' }, {}],
    ['[ONB-11]', 'no question is required', 'interests', {}, {}],
    ['[ONB-11]', 'no question is required', 'home', {}, {}],
    ['[ONB-11]', 'no question is required', 'support', {}, {}],
    ['[ONB-11]', 'no question is required', 'contact', {}, {}],
    ['[ONB-11]', 'no question is required', 'alerts', { talentPoolJoin: 'Yes' }, {}],
    [
      '[PRF-46]',
      'a postcode with other characters',
      'home',
      { userPostcode: 'M13!' },
      { userPostcode: 'characters' },
    ],

    [
      '[PRF-26]',
      'an opt-in without a contact method',
      'contact',
      { surveys: 'Yes', dateOfBirth: '2008/02/29' },
      { contactMethod: 'channel' },
    ],
    ['[PRF-26]', 'an opt-in with email', 'contact', optedIn, {}],
    [
      '[ONB-20][HLP-6]',
      'SMS without a number',
      'contact',
      { ...optedIn, contactMethod: 'SMS' },
      { mobile: 'required' },
    ],
    [
      '[ONB-20]',
      'SMS with a number',
      'contact',
      { ...optedIn, contactMethod: 'SMS', mobile: '07700 900123' },
      {},
    ],
    [
      '[ONB-21]',
      'post without an address',
      'contact',
      { ...optedIn, contactMethod: 'Post', userCountry: UK },
      { addressLine1: 'required', addressLine3: 'required', postcode: 'required' },
    ],
    [
      '[ONB-21]',
      'tailored contact without an address',
      'contact',
      { ...optedIn, tailoredInfo: 'Yes' },
      {
        userCountry: 'required',
        addressLine1: 'required',
        addressLine3: 'required',
        postcode: 'required',
      },
    ],
    [
      '[ONB-21]',
      'post with an address',
      'contact',
      { ...optedIn, contactMethod: 'Post', userCountry: UK, ...postalAddress },
      {},
    ],
    [
      '[ONB-21]',
      'no address outside the UK',
      'contact',
      { ...optedIn, tailoredInfo: 'Yes', userCountry: 'France' },
      {},
    ],
    [
      '[PRF-34]',
      'a postcode in another format',
      'contact',
      { ...optedIn, contactMethod: 'Post', userCountry: UK, ...postalAddress, postcode: '31000' },
      { postcode: 'postcode' },
    ],
    [
      '[PRF-11]',
      'an opt-in without a date of birth',
      'contact',
      { ...optedIn, dateOfBirth: '' },
      { dateOfBirth: 'required' },
    ],
    [
      '[PRF-29]',
      'an applicant who is too young, even without an opt-in',
      'contact',
      { dateOfBirth: '2013/11/22' },
      { dateOfBirth: 'age' },
    ],
  ];
  for (const [id, why, step, answers, errors] of rows) {
    const outcome =
      Object.keys(errors).length === 0
        ? 'has no error'
        : `has the errors ${JSON.stringify(errors)}`;
    it(`${id} the page ${step} ${outcome}: ${why}`, () => {
      expect(findStepErrors(step, answers, now).map(({ field, rule }) => [field, rule])).toEqual(
        Object.entries(errors),
      );
    });
  }
});

describe('required questions', () => {
  it.each<[step: OnboardingStep, names: string]>([
    ['course', 'studyLevel studyYear'],
    ['routes', ''],
    ['interests', ''],
    ['home', ''],
    ['support', ''],
    ['contact', 'contactMethod mobile userCountry addressLine1 addressLine3 postcode dateOfBirth'],
    ['alerts', ''],
  ])('[PRF-11] the page %s has the required questions: %s', (step, names) => {
    expect(requiredQuestions(step, now).join(' ')).toBe(names);
  });
});
