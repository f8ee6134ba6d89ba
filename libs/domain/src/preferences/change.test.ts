import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { changeAnswers } from './change.ts';
import type { PanelId } from './fields.ts';

const UK = 'United Kingdom';
/**
 * Creates the answers about channels from a text such as `-EP-`: All, email, post and SMS, with a
 * dash for each unticked box.
 */
const ticks = (text: string): Answers => ({
  contactAll: text.startsWith('A') ? 'yes' : 'no',
  contactEmail: text[1] === 'E' ? 'yes' : 'no',
  contactPost: text[2] === 'P' ? 'yes' : 'no',
  contactSMS: text[3] === 'S' ? 'yes' : 'no',
});

describe('All', () => {
  for (const [id, before, after, result, why] of [
    ['[PRF-17]', '----', 'A---', 'AEPS', 'ticking All ticks the three channels'],
    ['[PRF-17]', '-E--', 'AE--', 'AEPS', 'ticking All ticks the missing channels'],
    ['[PRF-18]', '----', '-E--', '-E--', 'one channel does not tick All'],
    ['[PRF-18]', '-E-S', '-EPS', 'AEPS', 'the third channel ticks All'],
    ['[PRF-18]', 'AEPS', 'AEP-', '-EP-', 'unticking one channel unticks All'],
    ['[PRF-18]', 'AEPS', 'A--S', '---S', 'unticking two channels unticks All'],
    ['[PRF-18]', 'AEPS', '-EPS', '----', 'unticking All unticks the three channels'],
    ['[PRF-18]', 'AEPS', '-EP-', '-EP-', 'unticking All and one channel leaves the other two'],
    ['[PRF-18]', 'AEPS', 'AEPS', 'AEPS', 'nothing changes'],
    ['[PRF-18]', '----', '----', '----', 'nothing is ticked'],
  ] as const) {
    it(`${id} ${why}: ${before} changed to ${after} becomes ${result}`, () => {
      const changed = changeAnswers(
        'marketing-preferences',
        { userCountry: UK, ...ticks(before) },
        { userCountry: UK, ...ticks(after) },
      );
      expect(changed).toEqual({ userCountry: UK, country: UK, ...ticks(result) });
    });
  }

  for (const [id, userCountry, before, after, result, why] of [
    ['[AMB-72]', 'France', '----', 'A---', '-E-S', 'All ticks email and SMS outside the UK'],
    ['[PRF-25]', 'France', '-E--', '-EP-', '-E--', 'there is no post outside the UK'],
    ['[PRF-25]', '', '-E--', '-EP-', '-E--', 'there is no post while no country is chosen'],
    ['[PRF-18]', 'France', '-E--', '-E-S', '-E-S', 'email and SMS do not tick All outside the UK'],
  ] as const) {
    it(`${id} ${why}: ${before} changed to ${after} becomes ${result}`, () => {
      const answers = (channels: string) => ({ userCountry, ...ticks(channels) });
      expect(changeAnswers('marketing-preferences', answers(before), answers(after))).toMatchObject(
        ticks(result),
      );
    });
  }
});

describe('country', () => {
  const home = { addressLine1: '1 Elm Row', addressLine3: 'Kent', postcode: 'CT1 1AA' };

  it('[PRF-19] leaving the United Kingdom clears the address and the postcode', () => {
    const before = { userCountry: UK, country: UK, ...home, addressLine2: 'Canterbury' };
    expect(
      changeAnswers('marketing-preferences', before, { ...before, userCountry: 'France' }),
    ).toEqual({
      userCountry: 'France',
      country: 'France',
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      postcode: '',
    });
  });

  it('[PRF-19] an address that was typed together with the new country is preserved', () => {
    const after = {
      userCountry: 'France',
      ...home,
      addressLine1: '3 rue Basse',
      postcode: '31000',
    };
    expect(
      changeAnswers('marketing-preferences', { userCountry: UK, ...home }, after),
    ).toMatchObject({ addressLine1: '3 rue Basse', postcode: '31000', addressLine3: '' });
  });

  it.each([
    ['France', 'Spain'],
    ['France', UK],
    ['', UK],
    [UK, UK],
  ])('[PRF-19] a change from %j to %j preserves the address', (from, to) => {
    expect(
      changeAnswers(
        'marketing-preferences',
        { userCountry: from, ...home },
        { userCountry: to, ...home },
      ),
    ).toMatchObject(home);
  });

  it('[AMB-92] choosing a country outside the United Kingdom unticks "Post" and "All"', () => {
    const before = { userCountry: UK, ...ticks('AEPS') };
    expect(
      changeAnswers('marketing-preferences', before, { ...before, userCountry: 'France' }),
    ).toMatchObject(ticks('-E-S'));
  });

  it('[AMB-91] the country of the address follows the country of residence', () => {
    expect(
      changeAnswers('marketing-preferences', {}, { userCountry: 'Spain', country: UK }),
    ).toEqual({ userCountry: 'Spain', country: 'Spain' });
  });
});

describe('gender', () => {
  it('[PRF-20] the gender chosen in the marketing panel is copied to Smart Alerts', () => {
    expect(
      changeAnswers('marketing-preferences', {}, { gender: 'Female', talentPoolGender: 'Male' }),
    ).toMatchObject({ gender: 'Female', talentPoolGender: 'Female' });
  });

  it('[PRF-20] the gender of Smart Alerts is copied to the marketing panel', () => {
    expect(
      changeAnswers(
        'apprenticeships-smart-alerts',
        {},
        { gender: 'Female', talentPoolGender: 'PreferNot' },
      ),
    ).toMatchObject({ gender: 'PreferNot', talentPoolGender: 'PreferNot' });
  });

  it('[PRF-20] an unanswered gender question does not change the other panel', () => {
    const gender = { gender: '', talentPoolGender: 'Male' };
    expect(changeAnswers('marketing-preferences', {}, gender)).toEqual(gender);
  });
});

describe('school', () => {
  const chosen = { schoolName: 'Oak School', schoolId: '7', schoolUkprn: '1001' };

  it('[PRF-23] a school is no longer chosen when its name is overwritten', () => {
    expect(
      changeAnswers('marketing-preferences', chosen, { ...chosen, schoolName: 'Elm School' }),
    ).toEqual({ schoolName: 'Elm School', schoolId: '', schoolUkprn: '' });
  });

  it.each([
    ['another school is chosen', { schoolName: 'Elm School', schoolId: '8', schoolUkprn: '1002' }],
    ['the name of the school is changed', { schoolName: 'Elm School' }],
    ['the school is removed', { schoolName: '', schoolId: '', schoolUkprn: '' }],
  ])('[PRF-23][PRF-36] consent to share is removed when %s', (_, other) => {
    const before = { ...chosen, schoolDataShare: 'Yes' };
    expect(
      changeAnswers('marketing-preferences', before, { ...before, ...other }).schoolDataShare,
    ).toBe('');
  });

  it('[PRF-36] consent given without a chosen school is removed when a school is chosen', () => {
    const left = { schoolName: 'Elm School', schoolId: '', schoolDataShare: 'Yes' };
    expect(
      changeAnswers('marketing-preferences', left, { ...left, ...chosen }).schoolDataShare,
    ).toBe('');
  });

  it('[PRF-36] consent given together with a newly chosen school is preserved', () => {
    const after = { ...chosen, schoolDataShare: 'Yes' };
    expect(changeAnswers('marketing-preferences', chosen, after)).toEqual(after);
    expect(changeAnswers('marketing-preferences', {}, after)).toEqual(after);
  });

  it('[PRF-23] a selected school replaces the school chosen before', () => {
    const other = { schoolName: 'Elm School', schoolId: '8', schoolUkprn: '1002' };
    expect(changeAnswers('marketing-preferences', chosen, other)).toEqual(other);
  });
});

it.each<[PanelId, Answers, Answers]>([
  [
    'marketing-preferences',
    { userCountry: UK, ...ticks('AEPS') },
    { userCountry: UK, ...ticks('-EPS') },
  ],
  ['marketing-preferences', {}, { userCountry: 'France', ...ticks('A---') }],
  [
    'marketing-preferences',
    { userCountry: UK, addressLine1: '1 Elm Row' },
    { userCountry: 'France', addressLine1: '1 Elm Row' },
  ],
])('in %s, applying the rules to their own result changes nothing', (panel, before, after) => {
  const once = changeAnswers(panel, before, after);
  expect(changeAnswers(panel, before, once)).toEqual(once);
  expect(changeAnswers(panel, once, once)).toEqual(once);
});
