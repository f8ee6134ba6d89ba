import { describe, expect, it } from 'vitest';
import { listAnswer, type AnswerForm } from '../preferences/answers.ts';
import { startStudyYears } from '../study-years/study-years.ts';
import { draftToRemove, draftToSave, nextStep, onboardingSetting, readDraft } from './draft.ts';
import { onboardingFields, type OnboardingAnswers, type OnboardingFieldName } from './fields.ts';
import { isStored } from './panel-answers.ts';
import { changeContactMethod, readStep } from './read-step.ts';
import { askedFields, onboardingSteps, stepsFor, type OnboardingStep } from './steps.ts';

const form = (entries: Readonly<Record<string, string | string[]>>): AnswerForm => ({
  getAll: (name) => [entries[name] ?? []].flat(),
});

describe('questions', () => {
  it.each<[id: string, name: OnboardingFieldName, options: string]>([
    ['[ONB-12]', 'relevantCourses', 'Yes, No'],
    ['[ONB-13]', 'contactMethod', 'All, Email, Post, SMS'],
    ['[ONB-14]', 'undergraduateAdditional', 'apprenticeships, conservatoires'],
    [
      '[ONB-15]',
      'postgraduateAdditional',
      'taught, research, teachingEngland, teachingWales, teachingScotland, apprenticeships, conservatoires',
    ],
    [
      '[ONB-16]',
      'supportNeed',
      'mentalHealthWellbeing, beenInCare, estrangedStudent, areCarers, parentResponsibilities, ' +
        'refugeeOrAsylum, serviceChildren, veteransAndServiceLeavers, disadvantagedBackgrounds',
    ],
    ['[ONB-17]', 'talentPoolStudyLevel', 'level2, level3, level4, level5'],
    [
      '[ONB-18]',
      'talentPoolWorkAreas',
      'agricultureHorticultureAnimalCare, businessAdministrationLaw, health, leisure, construction, ' +
        'artsMediaPublishing, informationAndCommunicationTechnology, education, engineering, ' +
        'finance, hairbeauty, scienceMathematics, law, uniformedAndDefenceServices, retail, transport',
    ],
    ['[ONB-22]', 'studyYear', startStudyYears.join(', ')],
  ])('%s the question %s has the options %s', (_, name, options) => {
    const field = onboardingFields[name];
    expect('options' in field && field.options.join(', ')).toBe(options);
  });

  it('[ONB-22] the start years are 2024 to 2029', () => {
    expect(startStudyYears).toEqual([2024, 2025, 2026, 2027, 2028, 2029]);
  });
});

describe('pages', () => {
  it('a page for Smart Alerts exists only when apprenticeships were chosen', () => {
    const withoutAlerts = onboardingSteps.slice(0, -1);
    expect(stepsFor({})).toEqual(withoutAlerts);
    expect(
      stepsFor({ studyLevel: 'Undergraduate', undergraduateAdditional: 'conservatoires' }),
    ).toEqual(withoutAlerts);
    expect(
      stepsFor({ studyLevel: 'Postgraduate', undergraduateAdditional: 'apprenticeships' }),
    ).toEqual(withoutAlerts);
    expect(
      stepsFor({ studyLevel: 'Undergraduate', undergraduateAdditional: 'apprenticeships' }),
    ).toEqual(onboardingSteps);
    expect(
      stepsFor({ studyLevel: 'Postgraduate', postgraduateAdditional: 'taught\napprenticeships' }),
    ).toEqual(onboardingSteps);
  });

  const rows: [
    id: string,
    step: OnboardingStep,
    answers: OnboardingAnswers,
    names: OnboardingFieldName[],
    asked: boolean,
  ][] = [
    ['[ONB-14]', 'routes', { studyLevel: 'Undergraduate' }, ['undergraduateAdditional'], true],
    ['[ONB-14]', 'routes', { studyLevel: 'Postgraduate' }, ['undergraduateAdditional'], false],
    ['[ONB-15]', 'routes', { studyLevel: 'Postgraduate' }, ['postgraduateAdditional'], true],
    ['[ONB-15]', 'routes', { studyLevel: 'Undergraduate' }, ['postgraduateAdditional'], false],

    ['[ONB-19]', 'contact', {}, ['gender'], false],
    ['[ONB-19]', 'contact', { tailoredInfo: 'Yes', relevantCourses: 'Yes' }, ['gender'], false],
    ['[ONB-19]', 'contact', { offers: 'Yes' }, ['gender'], true],
    ['[ONB-19]', 'contact', { careersInfo: 'Yes' }, ['gender'], true],
    ['[ONB-19]', 'contact', { surveys: 'Yes' }, ['gender'], true],

    ['[ONB-13]', 'contact', {}, ['contactMethod'], false],
    ['[ONB-13]', 'contact', { relevantCourses: 'Yes' }, ['contactMethod'], true],

    ['[ONB-20]', 'contact', { offers: 'Yes', contactMethod: 'Email' }, ['mobile'], false],
    ['[ONB-20]', 'contact', { offers: 'Yes', contactMethod: 'SMS' }, ['mobile'], true],
    ['[ONB-20]', 'contact', { offers: 'Yes', contactMethod: 'All' }, ['mobile'], true],
    ['[ONB-20]', 'contact', { offers: 'No', contactMethod: 'SMS' }, ['mobile'], false],

    ['[ONB-21]', 'contact', { offers: 'Yes', contactMethod: 'Email' }, ['postcode'], false],
    ['[ONB-21]', 'contact', { offers: 'Yes', contactMethod: 'Post' }, ['postcode'], true],
    ['[ONB-21]', 'contact', { tailoredInfo: 'Yes', contactMethod: 'SMS' }, ['postcode'], true],
    ['[ONB-21]', 'contact', { tailoredInfo: 'Yes' }, ['userCountry', 'addressLine1'], true],
    ['[ONB-21]', 'contact', { tailoredInfo: 'Yes', userCountry: 'France' }, ['postcode'], false],
  ];
  for (const [id, step, answers, names, requested] of rows) {
    it(`${id} the page ${step} with ${JSON.stringify(answers)} ${requested ? 'asks' : 'does not ask'} for ${names.join(', ')}`, () => {
      const found = askedFields(step, answers);
      expect(names.filter((name) => found.includes(name))).toEqual(requested ? names : []);
    });
  }
});

describe('All', () => {
  it.each([
    ['[PRF-17]', '', 'All', 'All Email Post SMS'],
    ['[PRF-18]', 'Email', 'Email Post SMS', 'All Email Post SMS'],
    ['[PRF-18]', 'All Email Post SMS', 'All Email Post', 'Email Post'],
    ['[PRF-18]', 'All Email Post SMS', 'Email Post SMS', ''],
  ])('%s the choice %j changed to %j becomes %j', (_, before, after, result) => {
    const answer = (words: string) => words.replaceAll(' ', '\n');
    expect(changeContactMethod(answer(before), { contactMethod: answer(after) })).toEqual({
      contactMethod: answer(result),
    });
  });

  it('[AMB-72] All means email and SMS outside the UK', () => {
    const changed = changeContactMethod('', { contactMethod: 'All', userCountry: 'France' });
    expect(changed.contactMethod).toBe(listAnswer(['Email', 'SMS']));
  });

  it('a page that does not ask for contact methods is unchanged', () => {
    expect(changeContactMethod('All', { offers: 'No' })).toEqual({ offers: 'No' });
  });
});

describe('a page that was sent twice', () => {
  const saved = { studyLevel: 'Undergraduate', apprenticeships: 'no', conservatoires: 'yes' };

  it.each<[chosen: string, same: boolean]>([
    ['conservatoires', true],
    ['apprenticeships\nconservatoires', false],
    ['', false],
  ])(
    'the answers of a page with the routes %j are stored already: %s',
    (undergraduateAdditional, same) => {
      const answers = { studyLevel: 'Undergraduate', undergraduateAdditional };
      expect(isStored('routes', answers, saved)).toBe(same);
    },
  );
});

describe('a visit in progress', () => {
  it('a draft is separate from the answers, because a saved level completes the visit', () => {
    expect(onboardingSetting).toEqual({ collection: 'dashboardSettings', name: 'Onboarding' });
  });

  it('a draft is restored unchanged, including an invalid date', () => {
    const answers = readStep(
      'contact',
      form({
        offers: 'Yes',
        contactMethod: ['Email', 'SMS', 'Pigeon'],
        mobile: ' 07700 ',
        'dateOfBirth-day': '31',
        'dateOfBirth-month': '2',
        'dateOfBirth-year': '',
      }),
    );
    const saved = JSON.stringify(draftToSave(answers, ['course', 'routes']));
    expect(readDraft(saved)).toEqual({ answers, done: ['course', 'routes'] });
    expect(answers).toMatchObject({ contactMethod: 'Email\nSMS', mobile: '07700' });
  });

  it('a draft stores an answer that is too long for its field, up to a limit', () => {
    const pasted = 'Flat 12, Featherstonehaugh House, 128 Long Road';
    expect(draftToSave({ addressLine1: pasted }, [])).toMatchObject({ addressLine1: pasted });
    const answers = {
      addressLine1: 'x'.repeat(60_000),
      dateOfBirth: `2008/02/${'9'.repeat(60_000)}`,
    };
    expect(draftToSave(answers, [])).toMatchObject({
      addressLine1: 'x'.repeat(1_000),
      dateOfBirth: '2008/02/99',
    });
  });

  it.each([null, '', '{', '[]', '{"done":"course"}', '{"done":["nowhere",1],"offers":"perhaps"}'])(
    'a visit with the data %s has not started',
    (data) => {
      expect(readDraft(data)).toEqual({ answers: {}, done: [] });
    },
  );

  it('a visit continues with the first page that was neither answered nor skipped', () => {
    expect(nextStep({ answers: {}, done: [] })).toBe('course');
    expect(nextStep({ answers: {}, done: ['course', 'routes', 'home'] })).toBe('interests');
    const done = onboardingSteps.filter((step) => step !== 'alerts');
    expect(nextStep({ answers: {}, done })).toBe('contact');
    const answers = { studyLevel: 'Undergraduate', undergraduateAdditional: 'apprenticeships' };
    expect(nextStep({ answers, done })).toBe('alerts');
  });

  it('[SYS-2] a draft is removed by removing every field', () => {
    const fields = Object.keys(draftToSave({ studyLevel: 'Undergraduate', subjects: 'Law' }, []));
    expect(draftToRemove()).toMatchObject(Object.fromEntries(fields.map((name) => [name, null])));
  });
});
