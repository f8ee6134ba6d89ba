import { expect, test } from 'vitest';
import { applicant } from './support/applicant.ts';
import { statuses } from './support/hub.ts';

test('[DBG-1] without the flag there is no debug area and a forced state counts for nothing', async () => {
  const { control, visitor, open } = await applicant('waiting');
  const forced = Buffer.from(JSON.stringify({ ug: 'placed', uc: null })).toString('base64');
  visitor.setCookie('hub-debug', forced);
  expect(statuses(await open('/dashboard'))).toEqual({ ug: 'waitingForDecisions' });
  expect((await open('/dashboard/preferences')).queryAllByText('Debug')).toEqual([]);

  await control.pageState({ features: { dfe: false, debug: true } });
  expect(statuses(await open('/dashboard'))).toEqual({ ug: 'placed' });
  (await open('/dashboard/preferences')).getByText('Debug');
});
