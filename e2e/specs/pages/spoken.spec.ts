import type { Page } from '@playwright/test';
import { kill } from '../../fixtures/child.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A fixed day, so that the text does not change with the calendar. */
const clock = { HUB_NOW: '2027-03-10T10:00:00Z' };

const parts = [
  {
    name: 'first-screen',
    path: '/dashboard',
    part: (page: Page) => page.locator('[data-tile]').first(),
  },
  {
    name: 'calculator',
    path: '/dashboard?widget=Tariff',
    part: (page: Page) => page.locator('#tariff-calculator'),
  },
];

// The files in `spoken.spec.ts-snapshots` show what a screen reader announces: roles, names and
// states in order. A change in them is reviewed like a change to any text. To accept it:
// `npm run e2e -- spoken --update-snapshots`.
test.describe('screen reader announcements', { tag: '@once' }, () => {
  test.use({ baseURL: urls.ownHub });

  test('the first screen and the calculator are announced as in the reviewed text', async ({
    page,
    context,
  }) => {
    const running = [await startServices(':memory:', clock)];
    try {
      running.push(await startHub(clock));
      await signIn(context, 'waiting');
      for (const { name, path, part } of parts) {
        await page.goto(path);
        const announced = await part(page).ariaSnapshot();
        // Addresses are not announced, and contain the ports of this test.
        const text = announced.replaceAll(/:?\n *- \/url: .*/g, '');
        expect(text).toMatchSnapshot(`${name}.txt`);
      }
    } finally {
      await Promise.all(running.map(kill));
    }
  });
});
