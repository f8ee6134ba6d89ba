import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { tile } from '../support/hub.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const york = {
  institutionCode: 'Y50',
  institutionName: 'University of York',
  courseName: 'History',
  choiceStatus: 'Referred',
  choiceStatusId: 'REF',
};
const offer = { ...york, choiceStatus: 'Conditional offer', choiceStatusId: 'C' };

const tracked = (decision: typeof york) => ({
  ug: { track: { applicationDecisions: [decision], applicationStatus: 'Referred' } },
});

const newsOf = (page: Page) => page.queryByRole('region', { name: 'New since you last looked' });

/** Requests that write changes, whatever their result. */
const writes = (requests: { method: string; path: string }[]) =>
  requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/changes'));

test('a change noticed by two pages at the same time is stored once', async () => {
  const { control, open } = await applicant('waiting');
  await control.applications(tracked(york));
  await open('/dashboard');
  await control.applications(tracked(offer));
  await Promise.all([open('/dashboard'), open('/dashboard')]);
  const page = await open('/dashboard');
  expect(page.parts('[data-history] li')).toHaveLength(1);
  expect(textOf(newsOf(page)!)).not.toContain('other change');
});

test('nothing is stored during an outage, and the changes are reported afterwards', async () => {
  const { control, open } = await applicant('waiting');
  await control.applications(tracked(york));
  await open('/dashboard');
  const before = writes(await control.requests('history')).length;

  await control.fault({ api: 'tracking', fault: { status: 503 } });
  await control.applications(tracked(offer));
  expect(newsOf(await open('/dashboard'))).toBeNull();
  expect(writes(await control.requests('history'))).toHaveLength(before);

  await control.clearFaults();
  const news = newsOf(await open('/dashboard'))!;
  expect(textOf(news)).toContain('an offer from University of York');
});

test('the page is shown without the history while the history is unavailable', async () => {
  const { control, open } = await applicant('waiting');
  await control.fault({ api: 'history', fault: { status: 503 } });
  const page = await open('/dashboard');
  tile(page, 'ug');
  expect(newsOf(page)).toBeNull();
  expect(page.parts('[data-history]')).toEqual([]);
});
