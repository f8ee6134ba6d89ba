import { describe, expect, it } from 'vitest';
import type { OnboardingAnswers } from './fields.ts';
import { onboardingToSave } from './panel-answers.ts';

const postalAddress = { addressLine1: '1 Elm Row', addressLine3: 'Kent', postcode: 'CT1 1AA' };

describe('the stored answers', () => {
  const undergraduate: OnboardingAnswers = { studyLevel: 'Undergraduate', studyYear: '2027' };

  it('[ONB-11] only level and year are stored when every other page was skipped', () => {
    expect(onboardingToSave(undergraduate)).toEqual(undergraduate);
  });

  it.each<[id: string, answers: OnboardingAnswers, stored: object]>([
    [
      '[ONB-14]',
      { undergraduateAdditional: 'conservatoires', postgraduateAdditional: 'taught' },
      { apprenticeships: 'no', conservatoires: 'yes' },
    ],
    ['[ONB-14]', { undergraduateAdditional: '' }, { apprenticeships: 'no', conservatoires: 'no' }],
    [
      '[ONB-15]',
      { studyLevel: 'Postgraduate', postgraduateAdditional: 'taught\nteachingWales' },
      {
        studyLevel: 'Postgraduate',
        taught: 'yes',
        research: 'no',
        teachingEngland: 'no',
        teachingWales: 'yes',
        teachingScotland: 'no',
        apprenticeships: 'no',
        conservatoires: 'no',
      },
    ],
    [
      '[ONB-16]',
      { supportNeed: 'areCarers' },
      {
        mentalHealthWellbeing: 'no',
        beenInCare: 'no',
        estrangedStudent: 'no',
        areCarers: 'yes',
        parentResponsibilities: 'no',
        refugeeOrAsylum: 'no',
        serviceChildren: 'no',
        veteransAndServiceLeavers: 'no',
        disadvantagedBackgrounds: 'no',
      },
    ],
    ['[PRF-40]', { subjects: 'Law\nMusic' }, { subjects: ['Law', 'Music'] }],
    ['[AMB-91]', { userCountry: 'France' }, { userCountry: 'France', country: 'France' }],
    [
      '[ONB-13]',
      { offers: 'Yes', contactMethod: 'Email\nSMS', mobile: '07700 900123' },
      {
        offers: 'Yes',
        contactAll: 'no',
        contactEmail: 'yes',
        contactPost: 'no',
        contactSMS: 'yes',
        mobile: '07700 900123',
      },
    ],
    ['[ONB-13]', { offers: 'No', contactMethod: 'Email' }, { offers: 'No' }],
    [
      '[PRF-20]',
      { offers: 'Yes', gender: 'AnotherWay' },
      { offers: 'Yes', gender: 'AnotherWay', talentPoolGender: 'AnotherWay' },
    ],
    [
      '[ONB-21]',
      { tailoredInfo: 'No', offers: 'Yes', contactMethod: '', ...postalAddress },
      {
        tailoredInfo: 'No',
        offers: 'Yes',
        contactAll: 'no',
        contactEmail: 'no',
        contactPost: 'no',
        contactSMS: 'no',
      },
    ],
  ])('%s[AMB-69] the answers %j are stored as %j', (_, answers, stored) => {
    expect(onboardingToSave({ ...undergraduate, ...answers })).toEqual({
      ...undergraduate,
      ...stored,
    });
  });

  it('[ONB-17][ONB-18][AMB-69] the levels and work areas of Smart Alerts are stored under their own names', () => {
    const stored = onboardingToSave({
      ...undergraduate,
      undergraduateAdditional: 'apprenticeships',
      talentPoolJoin: 'Yes',
      talentPoolStudyLevel: 'level3\nlevel4',
      talentPoolWorkAreas: 'law',
    });
    expect(stored).toMatchObject({
      talentPoolJoin: 'Yes',
      levelsoptionlevel2: 'no',
      levelsoptionlevel3: 'yes',
      levelsoptionlevel4: 'yes',
      levelsoptionlevel5: 'no',
      law: 'yes',
      health: 'no',
    });
    expect(stored).not.toHaveProperty('talentPoolStudyLevel');
    expect(stored).not.toHaveProperty('talentPoolWorkAreas');
  });

  it('[ONB-11] no answer of Smart Alerts is stored when apprenticeships were deselected', () => {
    const answers = { ...undergraduate, undergraduateAdditional: '', talentPoolJoin: 'Yes' };
    expect(onboardingToSave(answers)).not.toHaveProperty('talentPoolJoin');
  });
});
