import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import type { Page } from '../support/page.ts';

const steps = (page: Page, name: RegExp) =>
  page
    .queryAllByRole('button', { name })
    .map((button) => button.textContent.replace(/^Mark (.*) as .*$/, '$1'));

const ten = [
  ...['Your options', 'Your priorities', 'Your qualifications', 'Your subjects', 'Where to study'],
  ...['Courses', 'Personal statement', 'Open days', 'Compare and shortlist', 'Study support'],
];

test('[TDO-1][TDO-2] the legacy list has the ten steps in their order', async () => {
  const { open } = await applicant('start');
  let page = await open('/dashboard/todo');
  for (const done of page.queryAllByRole('button', { name: /^Mark .* as to do/ })) {
    const again = page.getByRole('button', { name: done.textContent });
    page = await page.press(again);
  }
  expect(steps(page, /^Mark .* as done/)).toEqual(ten);
  expect(steps(page, /^Mark .* as to do/)).toEqual([]);
});
