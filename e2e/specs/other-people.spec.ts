import type { APIRequestContext } from '@playwright/test';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeLink } from '../pages/share-page.ts';

const NEW = '/dashboard/calendar/own/new';

/** What is the owner's alone, and found nowhere else. */
const title = 'Interview in the blue pavilion';
const place = 'The blue pavilion, Leeds';

const nextYear = String(new Date().getFullYear() + 1);
const typed = { title: 'Taken', 'on-day': '1', 'on-month': '3', 'on-year': nextYear };

const textOf = async (person: APIRequestContext, path: string) =>
  (await person.get(path, { headers: { Accept: 'text/html' } })).text();

/** The form token of a person. */
const tokenOf = async (person: APIRequestContext) =>
  /name="csrf" value="([^"]+)"/.exec(await textOf(person, '/dashboard/calendar'))?.[1] ?? '';

/**
 * Everything that has a name of its own (a date, a notice with its undo, a link that is shared) is
 * asked for and changed by a person who is signed in as well, and knows the name.
 */
test(
  'knowing the name of what is another person’s is not enough to read or change it',
  { tag: '@plain' },
  async ({ page, context, applicant, playwright, baseURL }) => {
    const Origin = baseURL ?? '';
    await (await applicant('conservatoire')).signIn();
    const other = await playwright.request.newContext({ baseURL: Origin });
    await signIn({ request: other }, (await applicant('offers')).control.persona);
    const post = async (person: APIRequestContext, path: string, form: Record<string, string>) =>
      person.post(path, {
        headers: { Origin },
        form: { csrf: await tokenOf(person), ...form },
        maxRedirects: 0,
      });

    // A date of the owner's own.
    await page.goto(NEW);
    await page.getByRole('textbox', { name: /^What is it/ }).fill(title);
    await page.getByRole('combobox', { name: 'Day' }).selectOption('10');
    await page.getByRole('combobox', { name: 'Month' }).selectOption('February');
    await page.getByRole('combobox', { name: 'Year' }).selectOption(nextYear);
    await page.getByRole('textbox', { name: /^Where is it/ }).fill(place);
    await page.getByRole('button', { name: 'Add this date' }).click();
    const change = page.getByRole('link', { name: `Change: ${title}` });
    const date = (await change.getAttribute('href')) ?? '';
    expect(date).toMatch(/^\/dashboard\/calendar\/own\/./);
    expect(await textOf(context.request, date)).toContain(place);
    expect((await other.get(date)).status()).toBe(404);
    expect(await textOf(other, date)).not.toContain('blue pavilion');
    for (const intent of ['save', 'delete']) {
      await post(other, date, { ...typed, intent, key: '', version: '1' });
    }
    expect(await textOf(context.request, date)).toContain(title);

    // What the owner has just been told, and the way back.
    await page.goto(date);
    await page.getByRole('button', { name: 'Delete this date' }).click();
    const notice = new URL(page.url()).searchParams.get('notice') ?? '';
    const told = `/dashboard/calendar?notice=${notice}`;
    expect(await textOf(context.request, told)).toContain(`Deleted “${title}”`);
    expect(await textOf(other, told)).not.toContain('blue pavilion');
    await post(other, '/resources/undo', { notice });
    for (const person of [context.request, other]) {
      expect(await textOf(person, '/dashboard/calendar')).not.toContain('blue pavilion');
    }
    await post(context.request, '/resources/undo', { notice });
    expect(await textOf(context.request, '/dashboard/calendar')).toContain(place);

    // What the owner shares is not the other person's to end.
    await page.goto('/dashboard/adviser');
    await page.getByRole('checkbox', { name: 'Dates' }).check();
    const link = await makeLink(page);
    const end = await page.getByRole('link', { name: /^End this link/ }).getAttribute('href');
    await post(other, end ?? '', {});
    expect((await other.get(link)).status()).toBe(200);
    await post(context.request, end ?? '', {});
    expect((await other.get(link)).status()).toBe(404);

    // The other person's session does not accept the owner's form token.
    const key = /name="key" value="([^"]+)"/.exec(await textOf(other, NEW))?.[1] ?? '';
    const csrf = await tokenOf(context.request);
    await post(other, NEW, { ...typed, key, csrf });
    expect(await textOf(other, '/dashboard/calendar')).not.toContain(typed.title);
    await post(other, NEW, { ...typed, key });
    expect(await textOf(other, '/dashboard/calendar')).toContain(typed.title);
    await other.dispose();
  },
);
