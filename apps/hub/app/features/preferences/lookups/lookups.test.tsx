import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AddressLookup } from './AddressLookup.tsx';
import { EnterButton } from '../questions/EnterButton.tsx';
import { PhoneField } from '../questions/PhoneField.tsx';
import { SchoolLookup } from './SchoolLookup.tsx';
import type { LookupView, KnownNumber, SearchState } from '../questions/view.ts';

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

const search = <Name extends 'address' | 'school'>(lookup: Name, state: SearchState) => ({
  lookup,
  state,
  addressSearch: 'GL52',
  choices: state === 'found' || state === 'unchosen' ? [{ value: 'a1', label: 'The one' }] : [],
});

describe('the address lookup without scripts', () => {
  const render = (view: LookupView | null) =>
    renderToStaticMarkup(
      <AddressLookup view={view}>
        <input name="addressLine1" />
      </AddressLookup>,
    );

  it('the address lookup has a text field, a button and the address fields', () => {
    const html = render(null);
    expect(html).toMatch(/<input [^>]*name="addressSearch" type="text"/);
    expect(html).toMatch(/<button name="intent" value="find-address"[^>]* type="submit"/);
    expect(html).toContain('name="addressLine1"');
    expect(html).not.toContain('addressId');
  });

  it('the address lookup lists addresses to choose from, and preserves the search text', () => {
    const html = render(search('address', 'found'));
    expect(html).toMatch(/<select [^>]*name="addressId"/);
    expect(html).toContain('<option value="a1">The one</option>');
    expect(html).toContain('value="use-address"');
    expect(html).toContain('value="GL52"');
    expect(wordsOf(html)).toMatch(/(?<!\d)1 address found\./);
  });

  it('the address lookup marks its list as invalid when no address was chosen', () => {
    expect(render(search('address', 'unchosen'))).toMatch(/<select [^>]*aria-invalid="true"/);
  });

  it('[HLP-16] the address lookup shows the failure message from the specification', () => {
    expect(wordsOf(render(search('address', 'failed')))).toContain(
      'There has been a problem fetching addresses. Error parsing response.',
    );
  });

  it('the address lookup ignores the result of another lookup, and preserves its search text', () => {
    const html = render(search('school', 'failed'));
    expect(html).not.toContain('data-component="banner"');
    expect(html).toContain('value="GL52"');
  });
});

describe('the school lookup without scripts', () => {
  const render = (view: LookupView | null, answers = {}, storedName = '') =>
    renderToStaticMarkup(
      <SchoolLookup label="School" answers={answers} storedName={storedName} view={view} />,
    );

  it('the school field does not truncate a pasted name', () => {
    expect(render(null)).not.toContain('maxLength');
  });

  it("[PRF-16] the form has the school's name, id and UKPRN, and the name under which the school was found", () => {
    const html = render(null, { schoolName: 'Hill School', schoolId: 'S1', schoolUkprn: '10' });
    for (const [name, value] of [
      ['schoolId', 'S1'],
      ['schoolUkprn', '10'],
      ['schoolChosen', 'Hill School'],
    ]) {
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
    expect(render(null, { schoolName: 'Hill School' })).toContain('name="schoolChosen" value=""');
  });

  it('a notice that the school is saved only as a name is shown until another name is typed', () => {
    const words = 'This is saved as a name only.';
    expect(render(null, { schoolName: 'Hill' }, 'Hill')).toContain(words);
    expect(render(null, { schoolName: 'Hill' }, '')).not.toContain(words);
    expect(render(null, { schoolName: 'Dale' }, 'Hill')).not.toContain(words);
    expect(render(null, { schoolName: 'Hill', schoolId: 'S1' }, 'Hill')).not.toContain(words);
  });

  it.each<[SearchState, string]>([
    ['none', 'No school/college found.'],
    ['start', 'Please start typing for suggestions.'],
  ])(
    '[HLP-20] the school lookup in the state %s shows the text from the specification',
    (state, words) => {
      expect(wordsOf(render(search('school', state)))).toContain(words);
    },
  );

  it('[HLP-21] a failed school lookup shows a neutral message', () => {
    expect(wordsOf(render(search('school', 'failed')))).toContain(
      "We couldn't look for schools just now. What you typed is kept",
    );
  });
});

describe('the phone field without scripts', () => {
  const render = (
    view: LookupView | null,
    known: KnownNumber | null = null,
    region: string | undefined = 'FR',
  ) =>
    renderToStaticMarkup(
      <PhoneField
        label="Mobile number"
        defaultValue="07700 900123"
        regions={[
          { value: 'GB', label: 'United Kingdom (+44)' },
          { value: 'FR', label: 'France (+33)' },
        ]}
        defaultRegion={region}
        known={known}
        view={view}
      />,
    );

  it('the phone field shows that a saved number is invalid until another number is typed', () => {
    const wrong = { number: '07700 900123', isValid: false, region: null };
    expect(render(null, wrong)).toContain('Invalid number');
    expect(render(null, { ...wrong, number: '12345' })).not.toContain('Invalid number');
    expect(render(null, { ...wrong, isValid: true })).not.toContain('Invalid number');
    expect(render(null)).not.toContain('Invalid number');
  });

  it('the phone field does not truncate a pasted number', () => {
    expect(render(null)).not.toContain('maxLength');
  });

  it('the phone field has a button, and the chosen region is still selected', () => {
    const html = render(null);
    expect(html).toMatch(/<button name="intent" value="check-phone"[^>]* type="submit"/);
    expect(html).toContain('<option value="FR" selected="">');
  });

  it.each([
    ['valid', 'Valid number'],
    ['invalid', 'Invalid number'],
  ] as const)('[HLP-7] the phone field shows that a number is %s', (state, words) => {
    expect(wordsOf(render({ lookup: 'phone', state, addressSearch: '' }))).toContain(words);
  });

  it('[HLP-21] the phone field shows a neutral message when the number could not be checked', () => {
    expect(wordsOf(render({ lookup: 'phone', state: 'failed', addressSearch: '' }))).toContain(
      "We couldn't check this number just now. It is kept as you typed it",
    );
  });
});

it('without scripts, a form with lookups has a hidden submit button for the Enter key', () => {
  expect(renderToStaticMarkup(<EnterButton />)).toBe('<button type="submit" hidden=""></button>');
});
