import { expect, test } from 'vitest';
import { screens } from '../../screens/screens.ts';
import { applicant, browser } from '../support/applicant.ts';
import { fill } from '../support/forms.ts';
import { partOf } from '../support/page.ts';

/** States of one screen share its title; each tool is its own screen. */
function screenOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://hub');
  return `${pathname} ${searchParams.get('widget') ?? ''}`;
}

test('every screen has its own title', async () => {
  const pathsOf = new Map<string, Set<string>>();
  for (const { path, persona = 'waiting', given, isSignedOut } of screens) {
    const { control, ...signedIn } = await applicant(persona);
    await given?.(control);
    const { visitor } = isSignedOut ? browser() : signedIn;
    const { html } = await visitor.follow(path);
    const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
    expect([path, title]).toEqual([path, expect.stringContaining('Your Hub')]);
    pathsOf.set(title, (pathsOf.get(title) ?? new Set()).add(screenOf(path)));
  }
  const shared = [...pathsOf].filter(([, paths]) => paths.size > 1);
  expect(shared.map(([title, paths]) => [title, ...paths])).toEqual([]);
});

// With scripts, text is saved automatically and no form fails.
test('without scripts, the title reports text that cannot be saved', async () => {
  const { control, open } = await applicant('start');
  const page = await open('/dashboard?widget=StatementNew');
  await control.fault({ api: 'identity', method: 'PUT', fault: { status: 503 } });
  const form = page.part('form[data-draft]');
  fill(form.querySelector('textarea')!, 'I like rivers.');
  const refused = await page.press(partOf(form, 'button[type="submit"]:not([name="intent"])'));
  expect(refused.document.title).toBe(`Error: ${page.document.title}`);
});

test('the title contains the letter or page number of a list, or the open tab of the favourites', async () => {
  const { open } = await applicant('heavy');
  const titleOf = async (path: string) => (await open(path)).document.title;
  expect(await titleOf('/explore/unis?letter=L')).toBe('Unis that start with L – Your Hub');
  expect(await titleOf('/explore/unis?page=2')).toBe('Unis, page 2 – Your Hub');
  expect(await titleOf('/dashboard?favourites=unis')).toBe(
    'Uni & colleges in your favourites – Your Hub',
  );
  expect(await titleOf('/dashboard')).toBe('Your Hub');
});
