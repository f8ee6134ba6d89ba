import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { textOf } from '../support/text.ts';

test('[CLT-5][CLT-7][CLT-8] in debug mode the queue redirects after ten seconds, and at once on later visits', async () => {
  const { control, open } = await applicant('waiting');
  await control.pageState({
    timerLink: '/dashboard/application',
    features: { dfe: false, debug: true },
  });
  let page = await open('/dashboard');
  page.getByText('Less than a minute to go');
  // The page is opened again at the times that its refresh tag sets.
  const until = Date.now() + 25_000;
  while (page.url.pathname !== '/dashboard/application' && Date.now() < until) {
    const refresh = page.part('meta[http-equiv="refresh"]').getAttribute('content') ?? '';
    const [, seconds = '', address = page.url.href] = /^(\d+)(?:; ?url=(.*))?$/.exec(refresh) ?? [];
    await wait(Number(seconds) * 1_000);
    page = await open(address);
  }
  expect(page.url.pathname).toBe('/dashboard/application');
  expect((await open('/dashboard/queue')).url.pathname).toBe('/dashboard/application');
  const calendar = await open('/dashboard/calendar');
  expect(textOf(calendar.document.body)).toContain("It's your turn");
});
