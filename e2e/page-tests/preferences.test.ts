import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from './support/applicant.ts';
import { fill } from './support/forms.ts';
import { partOf, type Page } from './support/page.ts';
import { textOf } from './support/text.ts';

// With scripts it is checked while it is typed.
test('a number from elsewhere has its country code, though nobody checked it', async () => {
  const { open } = await applicant('waiting');
  const panelOf = (page: Page) => page.part('#marketing-preferences');
  const page = await open('/dashboard/preferences?section=marketing-preferences');
  fill(partOf(panelOf(page), '[name="mobileRegion"]'), 'FR');
  fill(partOf(panelOf(page), '[name="mobile"]'), '06 12 34 56 78');
  const saved = await page.press(within(panelOf(page)).getByRole('button', { name: 'Save' }));
  expect(textOf(saved.getByRole('alert'))).toBe('Your details have been updated');
  const mobile = partOf(panelOf(saved), '[name="mobile"]') as HTMLInputElement;
  expect(mobile.value).toMatch(/^\+33/);
});
