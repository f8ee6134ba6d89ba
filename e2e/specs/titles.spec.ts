import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { PreferencesPage } from '../pages/preferences-page.ts';
import { screens } from '../screens/screens.ts';

/** States of one screen share its title; each tool is a screen of its own. */
function screenOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://hub');
  return `${pathname} ${searchParams.get('widget') ?? ''}`;
}

test('every screen has a title of its own', { tag: '@plain' }, async ({ page, applicant }) => {
  const pathsOf = new Map<string, Set<string>>();
  for (const { path, persona = 'waiting', given, isSignedOut } of screens) {
    const { control, signIn } = await applicant(persona);
    await given?.(control);
    await page.context().clearCookies();
    if (!isSignedOut) await signIn();
    const html = await (await page.request.get(path)).text();
    const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
    expect([path, title]).toEqual([path, expect.stringContaining('Your Hub')]);
    pathsOf.set(title, (pathsOf.get(title) ?? new Set()).add(screenOf(path)));
  }
  const shared = [...pathsOf].filter(([, paths]) => paths.size > 1);
  expect(shared.map(([title, paths]) => [title, ...paths])).toEqual([]);
});

interface FailingForm {
  path: string;
  persona: string;
  send: (page: Page, scripts: boolean) => Promise<void>;
}

/** Forms, filled in as they cannot be taken. */
const failing: FailingForm[] = [
  {
    path: '/dashboard/welcome',
    persona: 'new',
    send: (page) => page.getByRole('button', { name: /continue|next/i }).click(),
  },
  {
    path: '/dashboard/people-like-you',
    persona: 'waiting',
    send: (page) => page.getByRole('main').getByRole('button').first().click(),
  },
  {
    path: '/dashboard/preferences?section=marketing-preferences',
    persona: 'under-16',
    send: async (page, scripts) => {
      const panel = new PreferencesPage(page, scripts).panel('marketing-preferences');
      await panel.setDate('dateOfBirth', { year: String(new Date().getFullYear() - 12) });
      await panel.save();
    },
  },
];

for (const { path, persona, send } of failing) {
  test(
    `a failed form at ${path} says so in the title, and has the focus on what is wrong`,
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 4\d\d/);
      await (await applicant(persona)).signIn();
      await page.goto(path);
      const title = await page.title();
      await send(page, scripts);
      const summary = page.locator('[data-component="error-summary"]');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('alert')).not.toBeEmpty();
      await expect(page).toHaveTitle(`Error: ${title}`);
    },
  );
}
