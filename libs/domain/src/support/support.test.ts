import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleaned } from './cleaned.ts';
import { supportDetails } from './details.ts';
import { areErrors, errorText } from './error-text.ts';
import { industriesIn, industryOf } from './industries.ts';
import { isEligible, mayBeOffered, supportPostcode, type SupportCandidate } from './offer.ts';
import { MOST_OF_LABEL, trackingLabel } from './tracking-label.ts';

fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

const now = new Date('2026-11-22T12:00:00Z');

type Person = SupportCandidate['personalisation'];

const candidate = (
  { isEnabled = true, hasModal = false }: Partial<SupportCandidate> = {},
  personalisation: Partial<Person> = {},
): SupportCandidate => ({
  isEnabled,
  hasModal,
  personalisation: {
    dfeConfirmed: null,
    dateOfBirth: '2009/02/03',
    apprenticeships: 'yes',
    talentPoolJoin: 'Yes',
    ...personalisation,
  },
});

describe('the offer', () => {
  it('[GOV-19] the offer is made to an applicant who meets all conditions', () => {
    expect(mayBeOffered(candidate(), now)).toBe(true);
  });

  it('[GOV-2] the offer is not made while it is switched off', () => {
    expect(mayBeOffered(candidate({ isEnabled: false }), now)).toBe(false);
  });

  it('[GOV-4] the offer is not made while a modal is active', () => {
    expect(mayBeOffered(candidate({ hasModal: true }), now)).toBe(false);
  });

  it.each<[string, Partial<Person>]>([
    ['[GOV-3] who has confirmed the offer', { dfeConfirmed: 'confirmed' }],
    ['[GOV-3] who has declined the offer', { dfeConfirmed: 'declined' }],
    ['[GOV-3][AMB-84] who chose Not now', { dfeConfirmed: 'dismissed' }],
    ['[GOV-5] whose date of birth is unknown', { dateOfBirth: null }],
    ['[GOV-6] who is not interested in apprenticeships', { apprenticeships: 'no' }],
    ['[GOV-6] whose interest in apprenticeships is unknown', { apprenticeships: null }],
    ['[GOV-7] who is not in Smart Alerts', { talentPoolJoin: 'No' }],
    ['[GOV-7] who has not answered about Smart Alerts', { talentPoolJoin: null }],
  ])('an applicant %s does not get the offer', (_, fields) => {
    expect(mayBeOffered(candidate({}, fields), now)).toBe(false);
  });

  it.each([
    ['2009/11/22', '2026-11-22T00:00:00Z', true, 'the 17th birthday'],
    ['2009/11/23', '2026-11-22T23:59:59Z', false, 'the day before the 17th birthday'],
    ['2009/07/02', '2026-07-01T23:00:00Z', true, 'the first second of the 17th birthday in London'],
    [
      '2009/07/02',
      '2026-07-01T22:59:59Z',
      false,
      'the last second before the 17th birthday in London',
    ],
    ['2008/02/29', '2025-02-28T12:00:00Z', false, '28 February of a year without the 29th'],
    ['2008/02/29', '2025-03-01T00:00:00Z', true, '1 March of that year'],
    ['1980/01/01', '2026-11-22T12:00:00Z', true, 'a much older applicant'],
  ])(
    '[GOV-5][AMB-76] an applicant born on %s may get the offer at %s: %s (%s)',
    (dateOfBirth, at, may) => {
      expect(mayBeOffered(candidate({}, { dateOfBirth }), new Date(at))).toBe(may);
    },
  );

  it.each([
    ['no', false],
    ['yes', true],
    ['maybe', true],
    ['', true],
    ['No', true],
  ])('[GOV-8] the offer is made after the response %j: %s', (answer, isMade) => {
    expect(isEligible(answer)).toBe(isMade);
  });

  it.each<[(string | null)[], string | null]>([
    [['NE4 9NQ', 'LE1 3HP', ''], 'NE4 9NQ'],
    [[null, ' LE1 3HP ', 'NE4 9NQ'], 'LE1 3HP'],
    [['\u200ELE1 3HP\u00A0', 'NE4 9NQ'], 'LE1 3HP'],
    [['75001', 'Paris', 'NE4 9NQ'], 'NE4 9NQ'],
    [[null, '', ''], null],
  ])('[GOV-8] the first British postcode in %j is %j', (postcodes, expected) => {
    expect(supportPostcode(postcodes)).toBe(expected);
  });
});

describe('the details', () => {
  const person = {
    firstName: 'Zoë “Zo”',
    lastName: 'O’Neill-Śmith <b>',
    dateOfBirth: '2009/02/03',
    email: 'zoe_n+hub@example.com',
    postcode: 'NE4 9NQ',
    answers: { engineering: 'yes', construction: 'yes', retail: 'no' },
  };

  it('[GOV-13][GOV-14][AMB-86] exactly these nine details are sent, with only allowed characters', () => {
    expect(supportDetails(person, now)).toEqual({
      firstName: 'Zoë Zo',
      lastName: "O'Neill-Śmith b",
      dateOfBirth: '2009/02/03',
      email: 'zoe_n+hub@example.com',
      postcode: 'NE4 9NQ',
      schoolName: '',
      telephone: '',
      industry: 'Construction|Engineering and manufacturing',
      dateOfInterest: '2026-11-22T12:00:00.000Z',
    });
  });

  it('[GOV-13] the school and phone number are sent empty, even if known', () => {
    const answers = { ...person.answers, schoolName: 'Gosforth Academy', mobile: '07700 900735' };
    expect(supportDetails({ ...person, answers }, now)).toMatchObject({
      schoolName: '',
      telephone: '',
    });
  });

  it('[GOV-14][AMB-86] allowed symbols are preserved, and all other symbols are removed', () => {
    const preserved = "a_ \t\n.,'@/-+()|:&9";
    expect(cleaned(preserved)).toBe(preserved);
    expect(cleaned('ñ中हिन्दी٣')).toBe('ñ中हिन्दी٣');
    expect(cleaned('e\u0301')).toBe('é');
    expect(cleaned('a!"£$%^*={}[]~#;?<>\\`•🎓b')).toBe('ab');
  });

  it('[GOV-14] cleaning leaves only allowed characters, adds no characters, and does not change clean text', () => {
    const allowed = /^[\p{L}\p{M}\p{N}_\s.,'@/\-+()|:&]*$/u;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const clean = cleaned(text);
        expect(clean).toMatch(allowed);
        expect(clean.length).toBeLessThanOrEqual(text.normalize('NFC').length);
        expect(cleaned(clean)).toBe(clean);
      }),
    );
  });

  it.each([
    [{}, 'Unsure'],
    [{ health: 'no', retail: '' }, 'Unsure'],
    [{ retail: 'yes' }, 'Retail and sales'],
    [
      { transport: 'yes', agricultureHorticultureAnimalCare: 'yes' },
      'Agriculture, horticulture and animal care|Transport and logistics',
    ],
  ])('[GOV-15][AMB-85] the areas of work %j are sent as %j', (answers, industry) => {
    expect(industryOf(answers)).toBe(industry);
    expect(cleaned(industry)).toBe(industry);
    expect(industriesIn(industry).join('|')).toBe(industry);
  });
});

describe('labels and errors', () => {
  it.each([
    ['Accept', 'Accept'],
    ['Yes, please, send it', 'Yes please send it'],
    [`,${'a'.repeat(41)}`, 'a'.repeat(40)],
    [`${'a'.repeat(39)}🎓b`, `${'a'.repeat(39)}🎓`],
  ])('[GOV-16] the text %j has the label %j', (text, label) => {
    expect(trackingLabel(text)).toBe(label);
    expect(Array.from(trackingLabel(text)).length).toBeLessThanOrEqual(MOST_OF_LABEL);
  });

  it.each<[unknown, boolean]>([
    [undefined, false],
    [null, false],
    [false, false],
    [0, false],
    [' ', false],
    [[], false],
    [[null, ''], false],
    [{ email: [], postcode: false }, false],
    [['???'], true],
    [{ email: '"<{}>"' }, true],
    [{ code: 7 }, true],
    [true, true],
  ])('[GOV-17] the response %j has errors: %s', (errors, are) => {
    expect(areErrors(errors)).toBe(are);
  });

  it.each<[unknown, string | null]>([
    [undefined, null],
    [null, null],
    ['', null],
    [[], null],
    [{}, null],
    [{ errors: [] }, null],
    ['"<{}>"', null],
    ['Not today.', 'Not today.'],
    [['[email] is wrong.', 'Too late!'], 'email is wrong., Too late'],
    [{ email: ['is "wrong"'], postcode: null, name: false, code: 7 }, 'email: is wrong, code: 7'],
    [true, 'true'],
    ['x'.repeat(301), 'x'.repeat(300)],
  ])('[GOV-18] the errors %j give the text %j', (errors, words) => {
    expect(errorText(errors)).toBe(words);
  });
});
