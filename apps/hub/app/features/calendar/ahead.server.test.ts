import { trackedApplication } from '@applicant-hub/api-clients/fixtures';
import { expect, it } from 'vitest';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { findDatesAhead } from './ahead.server.ts';
import { page, undergraduateDates } from './testing/calendar-page.ts';

it("[EXT-9] a list of dates for an adviser marks the dates that may not be the applicant's", async () => {
  const { scope } = page('', {
    dates: () => ok(undergraduateDates),
    tracked: () => ok(trackedApplication({ applicationStatus: 'Referred' })),
  });
  const { dates } = await findDatesAhead(scope);
  const unsure = dates.filter(({ more }) => more.includes('May be yours')).map(({ id }) => id);
  expect(dates.map(({ id }) => id)).toContain('2027-advisory');
  expect(unsure).toEqual(['deadline-2027-replies-undergraduate-2027-03-31']);
});
