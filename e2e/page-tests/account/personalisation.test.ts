import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { check, fill } from '../support/forms.ts';
import { textOf } from '../support/text.ts';

test('[SH-3] the welcome banner shows "Welcome" on a first visit, and not "Welcome back"', async () => {
  const { control, open } = await applicant('waiting');
  await control.user({ onBoardingConfirmed: null });
  const page = await open('/dashboard');
  expect(textOf(page.part('[data-welcome]'))).toMatch(/Welcome (?!back)/);
});

test('[SH-46][SH-47] the hub redirects to a valid redirectUrl after the welcome form, and ignores an invalid URL', async () => {
  const { open } = await applicant('new');
  const first = await open('/dashboard?redirectUrl=%2Fdashboard%2Fapplication');
  check(first.getByRole('radio', { name: /^Postgraduate/ }));
  fill(first.getByLabelText(/^What year do you want to start\?/), '2027');
  const next = await first.press(first.getByRole('button', { name: 'Go to your hub' }));
  expect(next.url.pathname).toBe('/dashboard/application');

  const hub = await open('/dashboard?redirectUrl=https%3A%2F%2Fevil.test%2F');
  hub.getByRole('heading', { level: 1, name: 'Your Hub' });
  expect(hub.document.title).toBe('Your Hub');
});
