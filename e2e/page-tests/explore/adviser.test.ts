import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hubLines } from '../../fixtures/hub-log.ts';
import { applicant, browser, stack } from '../support/applicant.ts';
import { check } from '../support/forms.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';
import { lastChange } from '../support/notice.ts';
import { openAsStranger, expectPrivate, makeLink } from '../support/share.ts';

async function share(open: (path: string) => Promise<Page>, ...parts: string[]) {
  const page = await open('/dashboard/adviser');
  for (const part of parts) check(page.getByRole('checkbox', { name: new RegExp(part) }));
  return makeLink(page);
}

/** The names of the parts on the page that a link opens. */
const partsIn = (html: string) => [...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);

const read = async (link: string) => (await openAsStranger(link)).text();

test('[EXT-39] a link shows only the ticked parts, and its token is not logged', async () => {
  const { control, visitor, open } = await applicant('heavy');
  await control.user({
    settings: [{ collection: 'dashboardData', name: 'Notes', data: '"A private note"' }],
  });
  const { link } = await share(open, 'Applications', 'Dates');
  const response = await openAsStranger(link);
  expectPrivate(response);
  const html = await response.text();
  expect(partsIn(html)).toEqual(['status', 'dates']);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const secret of ['A private note', '@example', 'Tariff', control.persona, '/dashboard']) {
    expect(html, secret).not.toContain(secret);
  }

  const token = link.split('/').at(-1) ?? '';
  const id = response.headers.get('X-Request-Id') ?? '';
  const lines = () => hubLines(id, stack.logFile).join();
  // The log line about a request is written after its response.
  await expect.poll(lines).toContain('"route":"/shared/:token"');
  expect(lines()).not.toContain(token);

  // The page must not be stored even if this browser may store the user's own hub pages for Back.
  visitor.setCookie('hub-mark', 'x');
  expect((await visitor.request(link)).headers.get('Cache-Control')).toBe('no-store');
});

test('[EXT-39] a form sent again through Back with other choices creates a second link', async () => {
  const { open } = await applicant('heavy');
  const form = await open('/dashboard/adviser');
  const parts = form.getAllByRole('checkbox');
  for (const part of parts) check(part);
  check(form.getByRole('radio', { name: '30 days' }));
  const { link: all } = await makeLink(form);
  expect((await makeLink(form)).link).toBe(all);

  for (const part of parts) check(part, part.getAttribute('value') === 'dates');
  check(form.getByRole('radio', { name: '7 days' }));
  const { page, link } = await makeLink(form);
  expect(link).not.toBe(all);
  expect(partsIn(await read(link))).toEqual(['dates']);
  expect(page.getAllByRole('textbox', { name: /^Link \d/ })).toHaveLength(2);
});

test("[EXT-39] an unknown link has the same response as a revoked link, and a user cannot revoke another user's link", async () => {
  const owner = await applicant('waiting');
  const { page, link } = await share(owner.open, 'Dates');
  const end = page.getByRole('link', { name: /^End this link/ }).getAttribute('href') ?? '';

  const other = await applicant('waiting');
  const refused = await other.open(end);
  expect(refused.url.pathname).toBe('/dashboard/adviser');
  expect(lastChange(refused)).toContain('There is no such link.');
  expect(partsIn(await read(link))).toEqual(['dates']);

  const withoutNonce = (html: string) =>
    html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/[\w-]{43}/g, '');
  const unknown = link.replace(/[\w-]{43}$/, 'a'.repeat(43));
  const ended = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect(withoutNonce(await read(unknown))).toBe(withoutNonce(await read(ended)));
});

test('an expired or unknown link leads to the hub and to the pages of the footer', async () => {
  const { open } = browser();
  const page = await open(`/shared/${'a'.repeat(43)}`);
  expect(page.status).toBe(404);
  expect(textOf(page.part('main'))).toContain('It has ended, or it never existed');
  expect(page.getByRole('link', { name: 'Go to your hub' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  within(page.getByRole('contentinfo')).getByRole('link', { name: 'Help' });
  expect(page.headers.get('Set-Cookie')).toBeNull();
});

test('[EXT-39] a failure is reported on the page, and the other parts are still shown', async () => {
  const { control, open } = await applicant('waiting');
  const { link } = await share(open, 'Applications', 'Shortlist');
  for (const status of [503, 401]) {
    await control.fault({ api: 'tracking', path: '/ug', fault: { status } });
    await control.fault({ api: 'apply', fault: { status } });
    const html = await read(link);
    expect(partsIn(html)).toEqual(['status', 'shortlist']);
    expect(html).toContain('University of York');
    expect(html).toMatch(/be shown right now|check right now|Last checked/);
  }
});
