import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { lastChange } from '../support/notice.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const RESULTS =
  '/coursedisplay/results?SearchText=psychology&scheme=undergraduate&studyMode=Part-time';

test('[EXT-42] a search is not shown as unchanged if its results cannot be counted, and a failed save can be repeated', async () => {
  const { control, open } = await applicant('waiting');
  const save = (page: Page) => page.press(page.getByRole('button', { name: 'Save this search' }));
  const page = await open(RESULTS);
  const path = '/api/v1/hub/settings/dashboardData/SavedSearches';
  await control.fault({ api: 'identity', path, fault: { status: 503 } });
  const unsaved = await save(page);
  expect(lastChange(unsaved)).toContain("wasn't saved");
  await control.clearFaults();
  within((await save(unsaved)).getByRole('main')).getByText(/^No change since/);
  await control.fault({ api: 'courses', fault: { status: 503 } });
  const searches = await open('/explore/search');
  const list = searches.getByRole('region', { name: 'Your saved searches' });
  expect(textOf(list)).toContain("We can't count its courses right now");
  const name = 'Undergraduate courses that match “psychology”: Part-time';
  within(list).getByRole('link', { name });
});
