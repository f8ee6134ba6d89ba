import { describe, expect, it } from 'vitest';
import { failingCases } from '../testing/failing-cases.ts';
import { listAnswer, type Answers } from './answers.ts';
import { panelFields, panelIds, preferenceFields, type Field, type FieldName } from './fields.ts';
import { answersWith } from './merge.ts';
import { savePanel } from './save.ts';

/**
 * Three answers to a question. The first changes no other answer, and the other two differ from it;
 * they differ from each other too, unless the question is a tick-box.
 */
function answersTo(field: Field): [string, string, string] {
  switch (field.kind) {
    case 'tick':
      return ['no', 'yes', 'yes'];
    case 'choice':
      return [field.options[0] ?? '', field.options[1] ?? '', field.options[2] ?? ''];
    case 'list':
      return [
        listAnswer(field.options.slice(0, 1)),
        listAnswer(field.options.slice(0, 2)),
        listAnswer(field.options.slice(1, 3)),
      ];
    case 'date':
      return ['2007/01/31', '2007/02/28', '2007/03/31'];
    case 'month':
      return ['2027-09', '2027-10', '2027-11'];
    case 'text':
    case 'hidden':
      return ['1 Elm Row', '2 Oak Row', '3 Ash Row'];
  }
}

/** Answers with which the form shows every question. */
const asked: Answers = {
  userCountry: 'United Kingdom',
  country: 'United Kingdom',
  tailoredInfo: 'Yes',
  offers: 'Yes',
  relevantCourses: 'Yes',
  contactEmail: 'yes',
  stillAtSchool: 'Yes',
  schoolName: 'Oak School',
  schoolId: '7',
  schoolUkprn: '1001',
  studyLevel: 'Postgraduate',
  studyYear: '2027',
  talentPoolJoin: 'Yes',
};

const everyField = panelIds.flatMap((panel) => panelFields[panel].map((name) => ({ panel, name })));

/** Fields that a rule sets, and which therefore never change without another field. */
const ruled: readonly FieldName[] = ['country', 'contactAll'];

/** Questions on which no other question depends, at least one in each panel. */
const alone: readonly FieldName[] = [
  'surveys',
  'careersInfo',
  'gapYear',
  'terms',
  'areCarers',
  'beenInCare',
  'law',
  'retail',
];

/**
 * A field that is changed in two tabs: its first value, two new values, and another field that is
 * changed in this tab.
 */
const inTwoTabs = everyField
  .filter(({ name }) => !ruled.includes(name))
  .map(({ panel, name }) => {
    const [first, second, third] = answersTo(preferenceFields[name]);
    const base = { ...asked, [name]: first };
    const other = panelFields[panel].find((one) => one !== name && alone.includes(one)) ?? name;
    return { panel, name, base, second, third, other };
  });

type InTwoTabs = (typeof inTwoTabs)[number];
const failingFields = (fields: readonly InTwoTabs[], property: (one: InTwoTabs) => void) =>
  failingCases(fields, ({ panel, name }) => `${panel}: ${name}`, property);

/** The answers after the second value was saved in another tab. */
const savedElsewhere = ({ panel, name, base, second }: InTwoTabs) =>
  savePanel(panel, base, { ...base, [name]: second }, base);

describe('every field in two tabs', () => {
  it('[PRF-10] a tab sends the answer that was changed in it', () => {
    const failing = failingFields(inTwoTabs, (field) => {
      const { clashes, data } = savedElsewhere(field);
      expect(clashes).toEqual([]);
      expect(data).toHaveProperty(field.name);
    });
    expect(failing).toEqual([]);
  });

  it('[PRF-10] an answer that was changed in the other tab is preserved and not sent', () => {
    const failing = failingFields(inTwoTabs, (field) => {
      const { panel, name, base, second, other } = field;
      const changed = preferenceFields[other].kind === 'tick' ? 'yes' : 'No';
      const typed = { ...base, [other]: changed };
      const elsewhere = savedElsewhere(field).answers;
      const { answers, clashes, data } = savePanel(panel, base, typed, elsewhere);
      expect(clashes).toEqual([]);
      expect(data).not.toHaveProperty(name);
      expect(answers).toMatchObject({ [name]: second, [other]: changed });
    });
    expect(failing).toEqual([]);
  });

  it('the same change in both tabs is not a clash and is not sent again', () => {
    const failing = failingFields(inTwoTabs, (field) => {
      const { panel, name, base, second } = field;
      const { answers } = savedElsewhere(field);
      const again = savePanel(panel, base, { ...base, [name]: second }, answers);
      expect(again.clashes).toEqual([]);
      expect(again.data).not.toHaveProperty(name);
    });
    expect(failing).toEqual([]);
  });

  it("two different changes to an answer are a clash, and the form's value is preserved", () => {
    const fields = inTwoTabs.filter(({ second, third }) => third !== '' && second !== third);
    const failing = failingFields(fields, ({ panel, name, base, second, third }) => {
      const elsewhere = savePanel(panel, base, { ...base, [name]: third }, base).answers;
      const { answers, clashes } = savePanel(panel, base, { ...base, [name]: second }, elsewhere);
      expect(clashes).toEqual([answersWith(name)]);
      expect(answers[name]).toBe(second);
    });
    expect(failing).toEqual([]);
  });
});

describe('consents', () => {
  const all = { tailoredInfo: 'Yes', offers: 'Yes', surveys: 'Yes', careersInfo: 'Yes' } as const;
  const none = { tailoredInfo: 'No', offers: 'No', surveys: 'No', careersInfo: 'No' } as const;
  const channels = {
    contactAll: 'no',
    contactEmail: 'yes',
    contactPost: 'yes',
    contactSMS: 'no',
  } as const;
  const base: Answers = {
    ...asked,
    ...all,
    ...channels,
    relevantCourses: 'Yes',
    addressLine1: '1 Elm Row',
    addressLine2: 'Old Town',
    postcode: 'CT1 1AA',
  };

  it('[PRF-10][PRF-12] consents withdrawn in one tab are not given again when an older tab saves an address', () => {
    const saved = { ...base, ...none, relevantCourses: 'No' };
    const { data, clashes } = savePanel(
      'marketing-preferences',
      base,
      { ...base, addressLine2: 'New Town' },
      saved,
    );
    expect(clashes).toEqual([]);
    expect(data).toEqual({ addressLine2: 'New Town' });
  });

  it('a consent withdrawn in the other tab and given in this tab is a clash', () => {
    const open = { ...base, offers: '' };
    const saved = { ...open, offers: 'No' };
    expect(
      savePanel('marketing-preferences', open, { ...open, offers: 'Yes' }, saved).clashes,
    ).toEqual([['offers']]);
  });

  it('[PRF-17] ticking All in this tab clashes with a channel unticked in the other tab', () => {
    const saved = { ...base, contactEmail: 'no' };
    const typed = { ...base, contactAll: 'yes', contactPost: 'yes', contactSMS: 'yes' };
    const { clashes } = savePanel('marketing-preferences', base, typed, saved);
    expect(clashes).toEqual([['contactAll', 'contactEmail', 'contactPost', 'contactSMS']]);
  });

  it('[PRF-25] post is not chosen outside the United Kingdom, even if another tab ticked it', () => {
    const unticked = { ...base, contactPost: 'no' };
    const typed = { ...unticked, userCountry: 'France' };
    const { data } = savePanel('marketing-preferences', unticked, typed, base);
    expect(data).toMatchObject({ userCountry: 'France', contactPost: 'no' });
  });
});

it('[PRF-47] a default level does not replace a level that was saved elsewhere', () => {
  const offered = { studyLevel: 'Undergraduate', studyYear: '2023' };
  const saved = { studyLevel: 'Postgraduate', studyYear: '2027' };
  const typed = { ...offered, gapYear: 'yes', terms: 'yes' };
  const { data, clashes } = savePanel('hub-personalisation', {}, typed, saved);
  expect(clashes).toEqual([]);
  expect(data).toMatchObject({ gapYear: 'yes', terms: 'yes' });
  expect(data).not.toHaveProperty('studyLevel');
  expect(data).not.toHaveProperty('studyYear');
});

it('two changes to one address are one clash', () => {
  const home = { ...asked, addressLine1: '1 Elm Row', postcode: 'CT1 1AA' };
  const typed = { ...home, addressLine1: '2 Oak Row' };
  const saved = { ...home, postcode: 'LS2 9JT', schoolDataShare: 'Yes' };
  expect(savePanel('marketing-preferences', home, typed, saved).clashes).toEqual([
    answersWith('postcode'),
  ]);
});
