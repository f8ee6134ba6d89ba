import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hubLines } from '../../fixtures/hub-log.ts';
import { applicant, stack } from '../support/applicant.ts';
import { check, fill } from '../support/forms.ts';
import { tile } from '../support/hub.ts';
import { lastChange } from '../support/notice.ts';
import type { Page } from '../support/page.ts';
import { makeLink, openAsStranger } from '../support/share.ts';
import { textOf } from '../support/text.ts';

const linkIn = (hub: Page) =>
  within(tile(hub, 'ug')).getByRole('link', {
    name: /the conditions of your offer: Psychology, Lancaster/,
  });

const field = (page: Page) => page.getByRole('textbox', { name: 'What does this offer ask for?' });

/** Writes the conditions of the offer in the open form. */
function write(form: Page, text: string): Promise<Page> {
  fill(field(form), text);
  return form.press(form.getByRole('button', { name: 'Save the conditions' }));
}

test('[EXT-29] a tab does not replace conditions that another tab saved, and both texts are shown', async () => {
  const { open } = await applicant('waiting');
  const hub = await open('/dashboard');
  const [one, other] = [await hub.follow(linkIn(hub)), await hub.follow(linkIn(hub))];
  await write(one, 'ABB');
  const clash = await write(other, 'BBB');
  expect(clash.status).toBe(409);
  expect(textOf(clash.getByRole('alert'))).toContain('ABB');
  expect(field(clash)).toHaveProperty('value', 'BBB');
  const saved = await write(clash, 'BBB');
  expect(lastChange(saved)).toContain('Saved the conditions of your offer');
  expect(textOf(tile(saved, 'ug'))).toContain('BBB');
});

test('[EXT-20] the conditions are in the data file, and are deleted with all other data', async () => {
  const { open } = await applicant('waiting');
  const hub = await open('/dashboard');
  await write(await hub.follow(linkIn(hub)), 'ABB with a smile');
  expect((await open('/account/your-data.json')).html).toContain('ABB with a smile');
  expect((await open('/account/your-data.html')).html).toContain('ABB with a smile');
  const form = await open('/dashboard/preferences/your-data/delete');
  await form.press(form.getByRole('button', { name: 'Yes, delete my hub data' }));
  expect((await open('/account/your-data.json')).html).not.toContain('ABB with a smile');
});

test('[EXT-39] a link shows the conditions only with the applications, and never the grades', async () => {
  const { open } = await applicant('waiting');
  const hub = await open('/dashboard');
  await write(await hub.follow(linkIn(hub)), 'ABB with a smile');
  const read = async (part: string) => {
    const form = await open('/dashboard/adviser');
    check(form.getByRole('checkbox', { name: part }));
    return (await openAsStranger((await makeLink(form)).link)).text();
  };
  expect(await read('Shortlist')).not.toContain('ABB with a smile');
  const shared = await read('Applications');
  expect(shared).toContain('ABB with a smile');
  expect(shared).not.toContain('saved grades');
});

test('the conditions and the names of the choice are not logged', async () => {
  const { open } = await applicant('waiting');
  const hub = await open('/dashboard');
  const saved = await write(await hub.follow(linkIn(hub)), 'ABB with a smile');
  const id = saved.headers.get('X-Request-Id') ?? '';
  const lines = () => hubLines(id, stack.logFile).join();
  await expect.poll(lines).toContain('"route":"/dashboard"');
  expect(lines()).not.toMatch(/ABB|Lancaster/);
});

test('[EXT-29] while tracking fails, conditions are still shown with the last known choices', async () => {
  const { control, open } = await applicant('waiting');
  const hub = await open('/dashboard');
  const form = await hub.follow(linkIn(hub));
  await write(form, 'ABB');
  await control.fault({ api: 'tracking', fault: { status: 503 } });
  const later = await open('/dashboard');
  expect(textOf(tile(later, 'ug'))).toContain('ABB');
  expect(field(await later.follow(linkIn(later)))).toHaveProperty('value', 'ABB');
});

test('[EXT-29] a form for an unknown offer does not exist', async () => {
  const { open } = await applicant('waiting');
  expect((await open('/dashboard/conditions/any')).status).toBe(404);
});
