import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { fill } from '../support/forms.ts';
import { partOf, type Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const panelOf = (page: Page) => page.part('#marketing-preferences');
const inputOf = (page: Page, name: string) =>
  partOf(panelOf(page), `[name="${name}"]`) as HTMLInputElement;

// With scripts, the number is checked while the user types.
test('a foreign phone number is saved with its country code, without an earlier check by a script', async () => {
  const { open } = await applicant('waiting');
  const page = await open('/dashboard/preferences?section=marketing-preferences');
  fill(inputOf(page, 'mobileRegion'), 'FR');
  fill(inputOf(page, 'mobile'), '06 12 34 56 78');
  const saved = await page.press(within(panelOf(page)).getByRole('button', { name: 'Save' }));
  expect(textOf(saved.getByRole('alert'))).toBe('Your details have been updated');
  expect(inputOf(saved, 'mobile').value).toMatch(/^\+33/);
});

const saveWith = async (answers: Record<string, string>) => {
  const { open } = await applicant('waiting');
  const page = await open('/dashboard/preferences?section=marketing-preferences');
  for (const [name, value] of Object.entries(answers)) fill(inputOf(page, name), value);
  return page.press(within(panelOf(page)).getByRole('button', { name: 'Save' }));
};

test.each([
  ['mobile', '\u202D+447700900123\u202C', '+447700900123'],
  ['mobile', '+44\u00A07700\u00A0900123', '+44 7700 900123'],
  ['mobile', '+49 (0) 30 12345678', '+493012345678'],
  ['postcode', '\u200ELS2\u20119JT', 'LS2 9JT'],
])('a pasted %s of %j is saved as %j', async (name, pasted, saved) => {
  const page = await saveWith({ [name]: pasted });
  expect(textOf(page.getByRole('alert'))).toBe('Your details have been updated');
  expect(inputOf(page, name).value).toBe(saved);
});

test('[HLP-13] a pasted address line that is too long is not truncated, and the page shows the limit', async () => {
  const line = 'Flat 12, Featherstonehaugh House, 128 Long Road';
  const page = await saveWith({ addressLine1: line });
  expect(page.status).toBe(400);
  expect(textOf(panelOf(page))).toContain('use at most 32 characters.');
  const field = inputOf(page, 'addressLine1');
  expect(field.value).toBe(line);
  expect(field.hasAttribute('maxlength')).toBe(false);
});

const MARKETING = '/dashboard/preferences?section=marketing-preferences';
const marketing = (page: Page) => page.part('#marketing-preferences');
const field = (page: Page, name: string) =>
  partOf(marketing(page), `[name="${name}"]`) as HTMLInputElement;
const save = (page: Page) =>
  page.press(within(marketing(page)).getByRole('button', { name: 'Save' }));

test('a school is saved with its code if the user types its exact name', async () => {
  const { open } = await applicant('waiting');
  const page = await open(MARKETING);
  fill(field(page, 'schoolName'), 'aire valley  sixth form college');
  const filled = await save(page);
  filled.getByText('Your school or college is filled in below.');
  expect(field(filled, 'schoolName').value).toBe('Aire Valley Sixth Form College');
  expect(field(filled, 'schoolId').value).not.toBe('');
});

test('a school that is not in any list is saved by name only, and the page reports this', async () => {
  const { open } = await applicant('waiting');
  const page = await open(MARKETING);
  fill(field(page, 'schoolName'), 'A school of no list');
  const saved = await save(page);
  saved.getByText('Your details have been updated');
  within(marketing(saved)).getByText(/^This is saved as a name only\./);
});

test('[PRF-34] a postcode with the letter O instead of a zero is saved, and the page suggests a correction', async () => {
  const { open } = await applicant('waiting');
  const page = await open(MARKETING);
  fill(field(page, 'postcode'), 'YO1O 5DD');
  const saved = await save(page);
  saved.getByText('Your details have been updated');
  expect(field(saved, 'postcode').value).toBe('YO1O 5DD');
  within(marketing(saved)).getByText('Did you mean YO10 5DD?');
});
