import { expect, test } from 'vitest';
import { applicant, browser } from '../support/applicant.ts';
import { fill } from '../support/forms.ts';
import { tile } from '../support/hub.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

/** Signs a persona in on the identity provider's page. */
function enterPassword(page: Page, persona: string, password = 'password'): Promise<Page> {
  fill(page.getByLabelText(/user ?name/i), persona);
  fill(page.getByLabelText(/password/i), password);
  return page.press(page.getByRole('button', { name: /^sign in$/i }));
}

test('a wrong password is reported, and the form still has the username', async () => {
  const { control } = await applicant('waiting');
  const { open } = browser();
  const page = await enterPassword(await open('/dashboard'), control.persona, 'wrong');
  expect(page.getByLabelText<HTMLInputElement>(/user ?name/i).value).toBe(control.persona);
  expect(page.url.pathname).toMatch(/\/oidc\//);
  expect(textOf(page.getByRole('alert'))).not.toBe('');
});

test('if an application API also refuses a fresh session, the API is shown as unavailable, without another sign-in', async () => {
  const { control, open } = await applicant('waiting');
  await control.fault({ api: 'tracking', fault: { status: 403 } });
  const hub = await enterPassword(await open('/dashboard'), control.persona);
  expect(hub.url.pathname).toBe('/dashboard');
  expect(tile(hub, 'ug').dataset['status']).toBe('unavailable');
  const applications = await open('/dashboard/application');
  expect(textOf(applications.getByRole('main'))).toContain("We can't tell right now");
  await control.clearFaults();
  expect(tile(await open('/dashboard'), 'ug').dataset['status']).toBe('waitingForDecisions');
});
