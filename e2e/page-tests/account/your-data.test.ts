import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { check } from '../support/forms.ts';
import { partOf } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const yourData = '/dashboard/preferences/your-data';
const appearance = '/dashboard/preferences/appearance';

test('the former page of the appearance settings links to the current page, and its forms are still saved', async () => {
  const { open } = await applicant('waiting');
  const before = await open(yourData);
  const page = await before.follow(partOf(before.part('#appearance'), 'a'));
  expect(page.url.pathname).toBe(appearance);
  check(page.getByRole('radio', { name: /^Dark/ }));
  page.part('form[action$="/appearance"]').setAttribute('action', yourData);
  const saved = await page.press(page.getByRole('button', { name: 'Save' }));
  expect(saved.url.pathname + saved.url.search).toBe(`${appearance}?saved=yes`);
  expect(saved.document.documentElement.dataset['theme']).toBe('dark');
});

test('if data for the download fails to load, the page shows an error and no file is downloaded', async () => {
  const { control, open } = await applicant('waiting');
  const page = await open(yourData);
  const path = '/api/v1/hub/favourites/pages';
  await control.fault({ api: 'identity', path, fault: { status: 500 }, times: 1 });
  const failed = await page.follow(page.getByRole('link', { name: 'Download as JSON' }));
  expect(textOf(failed.getByRole('alert'))).toContain("We couldn't fetch all of your data");
  expect(textOf(failed.getByRole('heading', { level: 1 }))).toBe('Your data');
  const file = await failed.follow(failed.getByRole('link', { name: 'Download as JSON' }));
  expect(file.headers.get('Content-Disposition')).toContain('attachment');
  expect(file.html).toContain(control.persona);
});

test('[DBG-8] without the debug flag, the wipe pages do not exist', async () => {
  const { open } = await applicant('waiting');
  for (const what of ['profile', 'dfe', 'everything']) {
    expect((await open(`/dashboard/preferences/wipe/${what}`)).status).toBe(404);
  }
});
