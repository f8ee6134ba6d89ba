import {
  type FieldName,
  panelFields,
  panelIds,
  preferenceFields,
  startStudyYears,
} from '@applicant-hub/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Question } from './Question.tsx';
import type { QuestionForm } from './personalisation-question-form.ts';
import { Questions } from './Questions.tsx';

const form: QuestionForm = {
  answers: {},
  errors: {},
  required: [],
  studyYears: startStudyYears.map(String),
  now: '2026-11-21T09:00:00Z',
  lookups: { address: true, school: true, phone: true },
  phoneRegions: [{ value: 'GB', label: 'United Kingdom (+44)' }],
  phoneRegion: undefined,
  savedNumber: null,
  storedSchoolName: '',
  lookup: null,
};

const show = (field: FieldName, over: Partial<QuestionForm> = {}) =>
  renderToStaticMarkup(<Question field={field} form={{ ...form, ...over }} />);

const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);

/**
 * Fields that have their own question. The code and number of a school have no question, because
 * they are set with its name.
 */
const asked = panelIds
  .flatMap((panel) => panelFields[panel])
  .filter((field) => field !== 'schoolId' && field !== 'schoolUkprn');

it('a year whose applications are closed is marked before it is chosen', () => {
  const labels = (now: string) =>
    [...show('studyYear', { now }).matchAll(/<option [^>]*>([^<]*)/g)].map(([, label]) => label);
  expect(labels('2026-11-21T09:00:00Z').slice(1)).toEqual([
    ...[2024, 2025, 2026].map((year) => `${year} (applications are closed)`),
    ...['2027', '2028', '2029'],
  ]);
  expect(labels('2026-08-14T09:00:00Z')[3]).toBe('2026');
});

it.each(['postcode', 'userPostcode', 'talentPoolTravelPostcode'] as const)(
  '[PRF-34] the field %s suggests the postcode that the user probably meant',
  (field) => {
    expect(show(field, { answers: { [field]: 'YO1O 5DD' } })).toContain('Did you mean YO10 5DD?');
    expect(show(field, { answers: { [field]: 'YO10 5DD' } })).not.toContain('Did you mean');
  },
);

describe('every question', () => {
  it.each(asked)('the question %s has a field with its name', (field) => {
    const { kind } = preferenceFields[field];
    const parts = kind === 'date' || kind === 'month' ? ['-month', '-year'] : [''];
    for (const part of parts) expect(show(field)).toContain(`name="${field}${part}"`);
  });

  it('every question shows its answer, its error and whether it is required', () => {
    const html = show('addressLine1', {
      answers: { addressLine1: '14 Ashgrove Terrace' },
      errors: { addressLine1: 'Something is wrong' },
      required: ['addressLine1'],
    });
    expect(html).toContain('value="14 Ashgrove Terrace"');
    expect(html).toMatch(/aria-invalid="true"/);
    expect(html).toContain('Something is wrong');
    expect(html).toContain('(required)');
    expect(html).not.toContain('maxLength');
  });
});

describe('a hub without lookups', () => {
  const lookups = { address: false, school: false, phone: false };

  it('the school and the phone number are typed by hand', () => {
    for (const field of ['schoolName', 'mobile'] as const) {
      expect(show(field)).toContain('<button');
      const html = show(field, { lookups, answers: { [field]: 'typed' } });
      expect(html).not.toMatch(/<button|<select|role="combobox"/);
      expect(html).toContain(`name="${field}"`);
      expect(html).toContain('value="typed"');
    }
  });

  it('[PRF-16] a school that was chosen earlier is in the form until its name is changed', () => {
    const answers = { schoolName: 'Hill School', schoolId: 'S1', schoolUkprn: '10' };
    const html = show('schoolName', { lookups, answers });
    for (const name of ['schoolId', 'schoolUkprn', 'schoolChosen']) {
      expect(html).toContain(`name="${name}"`);
    }
  });

  it('the address is typed by hand', () => {
    const address = (over: Partial<QuestionForm>) =>
      renderToStaticMarkup(
        <Questions
          fields={['addressLine1', 'postcode']}
          form={{ ...form, answers: { userCountry: 'United Kingdom' }, ...over }}
        />,
      );
    expect(address({})).toContain('<button');
    expect(address({ lookups })).not.toContain('<button');
    expect(address({ lookups })).toContain('name="addressLine1"');
  });
});

describe('Questions', () => {
  it('[PRF-49] statements are displayed under the question that they answer, in order', () => {
    const html = renderToStaticMarkup(
      <Questions
        fields={['straightIntoEmployment', 'beenInCare', 'areCarers', 'terms']}
        form={{ ...form, answers: { areCarers: 'yes' } }}
      />,
    );
    expect(html.match(/<fieldset/g)).toHaveLength(3);
    expect(html).toMatch(/name="areCarers"[^>]* checked=""|checked=""[^>]* name="areCarers"/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html.indexOf('beenInCare')).toBeLessThan(html.indexOf('"terms"'));
  });

  it('[PRF-25] post cannot be chosen outside the United Kingdom', () => {
    const post = (userCountry: string) =>
      renderToStaticMarkup(
        <Questions
          fields={['contactEmail', 'contactPost']}
          form={{ ...form, answers: { userCountry } }}
        />,
      );
    expect(post('Nigeria')).toMatch(
      /<input[^>]*(id="contactPost"[^>]*disabled|disabled[^>]*id="contactPost")/,
    );
    expect(post('Nigeria').match(/disabled=""/g)).toHaveLength(1);
    expect(post('United Kingdom')).not.toContain('disabled');
  });
});

describe('options', () => {
  it('[PRF-42] the list of countries starts with the United Kingdom', () => {
    expect(optionsOf(show('userCountry')).slice(0, 3)).toEqual([
      '',
      'United Kingdom',
      'Afghanistan',
    ]);
  });

  it('[PRF-40][PRF-41] there are twelve options for the home region and thirteen for the study region', () => {
    expect(optionsOf(show('userRegion'))).toHaveLength(1 + 12);
    expect(optionsOf(show('studyRegion'))).toHaveLength(1 + 13);
    expect(optionsOf(show('studyRegion')).at(-1)).toBe('Not sure');
  });

  it('[PRF-43] there are 57 subjects, and the chosen subjects are ticked', () => {
    const html = show('subjects', { answers: { subjects: 'Accounting\nCivil engineering' } });
    expect(html.match(/name="subjects"/g)).toHaveLength(57);
    expect(html.match(/checked=""/g)).toHaveLength(2);
  });

  it('[PRF-52] distances have the labels from the specification, and may be left empty', () => {
    const html = show('talentPoolTravelDistance');
    expect(optionsOf(html)).toEqual([
      '',
      'n_a',
      '0_10_miles',
      '0_20_miles',
      '0_30_miles',
      '30_miles',
    ]);
    for (const label of ['0-10 miles', 'Up to 20 miles', 'Up to 30 miles', '30+ miles']) {
      expect(html).toContain(`>${label}<`);
    }
  });

  it('[PRF-57] the number of GCSEs is 1 to 20', () => {
    const numbers = optionsOf(show('talentPoolGCSETotal'));
    expect([numbers[1], numbers.at(-1), numbers.length]).toEqual(['1', '20', 21]);
  });

  it('[PRF-13] the gender question has four options, and the saved answer is selected', () => {
    const html = show('gender', { answers: { gender: 'AnotherWay' } });
    for (const value of ['Male', 'Female', 'AnotherWay', 'PreferNot']) {
      expect(html).toContain(`value="${value}"`);
    }
    expect(html).toMatch(/value="AnotherWay"[^>]*checked=""|checked=""[^>]*value="AnotherWay"/);
  });
});

describe('dates', () => {
  it('[PRF-30] a date of birth is at most 100 years ago', () => {
    const years = optionsOf(show('dateOfBirth')).slice(-101);
    expect([years[0], years.at(-1)]).toEqual(['2026', '1926']);
  });

  it('a date question shows the saved date', () => {
    const html = show('dateOfBirth', { answers: { dateOfBirth: '2008/02/09' } });
    expect(
      [...html.matchAll(/<option value="(\d+)" selected="">/g)].map(([, value]) => value),
    ).toEqual(['9', '2', '2008']);
  });

  it('[PRF-53][PRF-54] a start date is a month in one of 50 years, starting ten years ago', () => {
    const html = show('talentPoolStartDate', { answers: { talentPoolStartDate: '2027-09' } });
    const years = optionsOf(html).slice(-50);
    expect([years[0], years.at(-1)]).toEqual(['2016', '2065']);
    expect(html).not.toContain('name="talentPoolStartDate-day"');
    expect(html).toContain('<option value="9" selected="">September</option>');
  });
});
