import { expect, test } from 'vitest';
import type { Visitor } from '../../fixtures/visitor.ts';
import { applicant } from '../support/applicant.ts';
import { check, choose, fill } from '../support/forms.ts';
import { makeLink } from '../support/share.ts';

const NEW = '/dashboard/calendar/own/new';

/** Details of the owner's date that appear nowhere else. */
const title = 'Interview in the blue pavilion';
const place = 'The blue pavilion, Leeds';

const nextYear = String(new Date().getFullYear() + 1);
const typed = { title: 'Taken', 'on-day': '1', 'on-month': '3', 'on-year': nextYear };

const read = async (person: Visitor, path: string) => (await person.open(path)).html;

/** A user's form token. */
const tokenOf = async (person: Visitor) =>
  /name="csrf" value="([^"]+)"/.exec(await read(person, '/dashboard/calendar'))?.[1] ?? '';

const post = async (person: Visitor, path: string, fields: Record<string, string>) =>
  person.post(path, { csrf: await tokenOf(person), ...fields });

/**
 * Every item with an id (a date, a notice with its undo, a shared link) is also requested by
 * another signed-in user, who knows the id and tries to change the item.
 */
test('knowing the id of another user’s item is not enough to read or change it', async () => {
  const { visitor: owner, open } = await applicant('conservatoire');
  const { visitor: other } = await applicant('offers');

  // The owner adds a date.
  const form = await open(NEW);
  fill(form.getByRole('textbox', { name: /^What is it/ }), title);
  choose(form.getByRole('combobox', { name: 'Day' }), '10');
  choose(form.getByRole('combobox', { name: 'Month' }), 'February');
  choose(form.getByRole('combobox', { name: 'Year' }), nextYear);
  fill(form.getByRole('textbox', { name: /^Where is it/ }), place);
  const added = await form.press(form.getByRole('button', { name: 'Add this date' }));
  const change = added.getByRole('link', { name: new RegExp(`^Change: ${title}`) });
  const date = change.getAttribute('href') ?? '';
  expect(date).toMatch(/^\/dashboard\/calendar\/own\/./);
  expect(await read(owner, date)).toContain(place);
  expect((await other.open(date)).status).toBe(404);
  expect(await read(other, date)).not.toContain('blue pavilion');
  for (const intent of ['save', 'delete']) {
    await post(other, date, { ...typed, intent, key: '', version: '1' });
  }
  expect(await read(owner, date)).toContain(title);

  // Only the owner can read the notice about the deletion, and undo the deletion.
  const requested = await open(date);
  const deleted = await requested.press(
    requested.getByRole('button', { name: 'Delete this date' }),
  );
  const notice = deleted.url.searchParams.get('notice') ?? '';
  const calendarPath = `/dashboard/calendar?notice=${notice}`;
  expect(await read(owner, calendarPath)).toContain(`Deleted “${title}”`);
  expect(await read(other, calendarPath)).not.toContain('blue pavilion');
  await post(other, '/resources/undo', { notice });
  for (const person of [owner, other]) {
    expect(await read(person, '/dashboard/calendar')).not.toContain('blue pavilion');
  }
  await post(owner, '/resources/undo', { notice });
  expect(await read(owner, '/dashboard/calendar')).toContain(place);

  // Another user cannot revoke the owner's share.
  const adviser = await open('/dashboard/adviser');
  check(adviser.getByRole('checkbox', { name: /Dates/ }));
  const { page, link } = await makeLink(adviser);
  const end = page.getByRole('link', { name: /^End this link/ }).getAttribute('href') ?? '';
  await post(other, end, {});
  expect((await other.open(link)).status).toBe(200);
  await post(owner, end, {});
  expect((await other.open(link)).status).toBe(404);

  // The other user's session does not accept the owner's form token.
  const key = /name="key" value="([^"]+)"/.exec(await read(other, NEW))?.[1] ?? '';
  const csrf = await tokenOf(owner);
  await post(other, NEW, { ...typed, key, csrf });
  expect(await read(other, '/dashboard/calendar')).not.toContain(typed.title);
  await post(other, NEW, { ...typed, key });
  expect(await read(other, '/dashboard/calendar')).toContain(typed.title);
});
