import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from './support/applicant.ts';
import type { Page } from './support/page.ts';

test('an open day is put into a calendar by two presses', async () => {
  const { visitor, open } = await applicant('waiting');
  const eventsOf = (page: Page) => within(page.part('[data-widget="Events"]'));
  const hub = await open('/dashboard');
  const page = await hub.press(eventsOf(hub).getByRole('button', { name: 'Latest' }));
  const [add] = eventsOf(page).getAllByRole('link', { name: /^Add to my calendar: / });
  const title = add!.getAttribute('aria-label')!.replace('Add to my calendar: ', '');
  const file = await visitor.request(add!.getAttribute('href')!);
  expect(file.headers.get('Content-Type')).toContain('text/calendar');
  const text = (await file.text()).replaceAll('\r\n ', '').replaceAll('\\,', ',');
  expect(text.split('\r\n')).toContain(`SUMMARY:${title}`);
});
