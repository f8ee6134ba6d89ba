import { describe, expect, it } from 'vitest';
import { listAnswer, listOf, readAnswers, type AnswerForm } from './answers.ts';
import { savedAnswers } from './saved-answers.ts';
import { savePanel } from './save.ts';
import type { PanelId } from './fields.ts';
import type { Answers } from './answers.ts';

const form = (entries: Readonly<Record<string, string | string[]>>): AnswerForm => ({
  getAll: (name) => [entries[name] ?? []].flat(),
});

describe('reading a form', () => {
  it('reading a form returns only the trimmed answers of its panel', () => {
    expect(
      readAnswers(
        'marketing-preferences',
        form({ userCountry: 'France', mobile: ' 07700 900123 ', offers: 'Yes', law: 'yes' }),
      ),
    ).toEqual({
      userCountry: 'France',
      mobile: '07700 900123',
      offers: 'Yes',
      contactAll: 'no',
      contactEmail: 'no',
      contactPost: 'no',
      contactSMS: 'no',
    });
  });

  it.each(['\u00A0', '\u202F', '\u2009', '\u3000', '\t', '\u00A0\u200B', '\uFEFF \u2060'])(
    '[PRF-34][PRF-46] a postcode with the space %j is accepted',
    (space) => {
      const typed = { postcode: `${space}LS2${space}9JT${space}` };
      expect(readAnswers('marketing-preferences', form(typed)).postcode).toBe('LS2 9JT');
      const study = { userPostcode: `LS2${space}9JT` };
      expect(readAnswers('hub-personalisation', form(study)).userPostcode).toBe('LS2 9JT');
    },
  );

  it.each([
    ['mobile', '\u202D+447700900123\u202C', '+447700900123'],
    ['mobile', '+49 (0) 30 12345678', '+493012345678'],
    ['postcode', 'LA1-4YW', 'LA1 4YW'],
    ['postcode', '1234-567', '1234-567'],
    ['addressLine1', '12\u2011A\u00A0High\u200B Street', '12-A High Street'],
    ['addressLine1', '\u200D', ''],
    ['schoolName', '\uFEFFElm\u00A0School', 'Elm School'],
  ] as const)('a %s typed as %j is read as %j', (field, typed, plain) => {
    expect(readAnswers('marketing-preferences', form({ [field]: typed }))[field]).toBe(plain);
  });

  it('[AMB-68] an answer outside the options is ignored', () => {
    const answers = readAnswers(
      'hub-personalisation',
      form({ studyOutsideUK: 'yes', studyLevel: 'Doctorate', gapYear: 'Yes', userRegion: '' }),
    );
    expect(answers).toMatchObject({
      studyOutsideUK: '',
      studyLevel: '',
      gapYear: 'no',
      userRegion: '',
    });
  });

  it('[AMB-2] a study year outside the list is accepted', () => {
    expect(readAnswers('hub-personalisation', form({ studyYear: '2035' })).studyYear).toBe('2035');
  });

  it('a code that is longer than its maximum length is ignored', () => {
    const codes = { schoolId: 'x'.repeat(50), schoolUkprn: 'x'.repeat(51) };
    expect(readAnswers('marketing-preferences', form(codes))).toMatchObject({
      schoolId: codes.schoolId,
      schoolUkprn: '',
    });
  });

  it('[PRF-40] subjects are read in the order of the list', () => {
    const { subjects } = readAnswers(
      'hub-personalisation',
      form({ subjects: ['Law', 'Film, radio and television', 'Alchemy'] }),
    );
    expect(listOf(subjects)).toEqual(['Film, radio and television', 'Law']);
  });

  it('[PRF-33][PRF-53] a date is read from its boxes or as a whole, and a month from its boxes', () => {
    const boxes = { 'dateOfBirth-day': '9', 'dateOfBirth-month': '5', 'dateOfBirth-year': '2008' };
    expect(readAnswers('marketing-preferences', form(boxes)).dateOfBirth).toBe('2008/05/09');
    const whole = { dateOfBirth: '2008/05/09' };
    expect(readAnswers('marketing-preferences', form(whole)).dateOfBirth).toBe('2008/05/09');
    const month = { 'talentPoolStartDate-month': '9', 'talentPoolStartDate-year': '2027' };
    expect(readAnswers('apprenticeships-smart-alerts', form(month)).talentPoolStartDate).toBe(
      '2027-09',
    );
  });
});

describe('reading saved answers', () => {
  it('[PRF-10][AMB-68] every saved answer is read as stored', () => {
    const saved = {
      userCountry: 'United Kingdom',
      dateOfBirth: '2008/02/29',
      offers: 'Yes',
      contactEmail: 'no',
      subjects: ['Law', 'Music'],
      schoolId: '7',
      studyYear: 2027,
      talentPoolStartDate: '2027-09',
      talentPoolGCSETotal: 8,
    };
    expect(savedAnswers(JSON.stringify({ ...saved, onBoardingConfirmed: true }))).toEqual({
      ...saved,
      subjects: listAnswer(['Law', 'Music']),
      studyYear: '2027',
      talentPoolGCSETotal: '8',
    });
  });

  it('[AMB-2] a saved study year outside the list is preserved', () => {
    expect(savedAnswers('{"studyYear":"2035"}')).toEqual({ studyYear: '2035' });
  });

  it.each([
    '{"offers":"yes"}',
    '{"contactEmail":true}',
    '{"dateOfBirth":"2009/02/29"}',
    '{"talentPoolStartDate":"2027-13"}',
    '{"subjects":"Law"}',
    '{"subjects":["Alchemy",1]}',
    '{"mobile":{}}',
    '{',
    'null',
    '[]',
    '',
  ])('the data %s has no answers', (data) => {
    expect(savedAnswers(data)).toEqual({});
  });

  it('a missing setting has no answers', () => {
    expect(savedAnswers(null)).toEqual({});
  });
});

/** The data to store for a form when nothing was saved elsewhere. */
const answersToSave = (panel: PanelId, saved: Answers, answers: Answers) =>
  savePanel(panel, saved, answers, saved).data;

describe('stored answers', () => {
  it('[PRF-10][AMB-88] only the changed answers of the saved panel are stored', () => {
    const saved = { studyLevel: 'Postgraduate', talentPoolJoin: 'Yes', gapYear: 'yes' };
    const typed = readAnswers(
      'hub-personalisation',
      form({ studyLevel: 'Undergraduate', studyYear: '2027', terms: 'yes', subjects: 'Law' }),
    );
    expect(answersToSave('hub-personalisation', saved, { ...saved, ...typed })).toEqual({
      studyLevel: 'Undergraduate',
      studyYear: '2027',
      terms: 'yes',
      apprenticeships: 'no',
      conservatoires: 'no',
      gapYear: 'no',
      subjects: ['Law'],
    });
  });

  it('[PRF-10] a cleared answer is removed from the store, and an empty new answer is not stored', () => {
    const saved = { userCountry: 'France', mobile: '07700 900123', subjects: listAnswer(['Law']) };
    expect(
      answersToSave('marketing-preferences', saved, { ...saved, mobile: '', addressLine1: '' }),
    ).toEqual({ country: 'France', mobile: null });
    expect(answersToSave('hub-personalisation', saved, { ...saved, subjects: '' })).toEqual({
      subjects: null,
    });
  });

  it('answers to hidden questions are unchanged', () => {
    const saved = {
      userCountry: 'United Kingdom',
      country: 'United Kingdom',
      offers: 'Yes',
      contactEmail: 'yes',
      gender: 'Female',
    };
    const typed = { offers: 'No', contactEmail: 'no' };
    expect(answersToSave('marketing-preferences', saved, { ...saved, ...typed })).toMatchObject({
      offers: 'No',
    });
    expect(
      Object.keys(answersToSave('marketing-preferences', saved, { ...saved, ...typed })),
    ).not.toContain('gender');
  });

  it('[PRF-19][AMB-92] answers to hidden questions are cleared where a rule requires it', () => {
    const saved = {
      userCountry: 'United Kingdom',
      country: 'United Kingdom',
      addressLine1: '1 Elm Row',
      postcode: 'CT1 1AA',
      contactAll: 'yes',
      contactEmail: 'yes',
      contactPost: 'yes',
      contactSMS: 'yes',
    };
    expect(
      answersToSave('marketing-preferences', saved, { ...saved, userCountry: 'France' }),
    ).toEqual({
      userCountry: 'France',
      country: 'France',
      addressLine1: null,
      postcode: null,
      contactAll: 'no',
      contactPost: 'no',
    });
  });

  it('[PRF-20] gender is equal in both panels', () => {
    const saved = { gender: 'Female', talentPoolGender: 'Female', talentPoolJoin: 'Yes' };
    expect(
      answersToSave('apprenticeships-smart-alerts', saved, {
        ...saved,
        talentPoolGender: 'PreferNot',
      }),
    ).toEqual({ talentPoolGender: 'PreferNot', gender: 'PreferNot' });
    expect(
      answersToSave('marketing-preferences', saved, { ...saved, offers: 'Yes', gender: 'Male' }),
    ).toMatchObject({ gender: 'Male', talentPoolGender: 'Male' });
  });

  describe('consent to share with a school', () => {
    const saved = {
      stillAtSchool: 'Yes',
      schoolName: 'Oak School',
      schoolId: '7',
      schoolUkprn: '1001',
      schoolDataShare: 'Yes',
    };
    const other = { schoolName: 'Elm School', schoolId: '8', schoolUkprn: '1002' };

    it('[PRF-36] consent given for another school is stored with that school', () => {
      const typed = { ...saved, ...other, schoolDataShare: 'Yes' };
      const { answers } = savePanel('marketing-preferences', saved, typed, saved);
      expect(answers).toMatchObject(typed);
    });

    it('[PRF-36] consent is removed when the name of its school is overwritten', () => {
      const typed = { ...saved, schoolName: 'Elm School', schoolId: '', schoolUkprn: '' };
      expect(answersToSave('marketing-preferences', saved, typed)).toEqual({
        schoolName: 'Elm School',
        schoolId: null,
        schoolUkprn: null,
        schoolDataShare: null,
      });
    });
  });
});
