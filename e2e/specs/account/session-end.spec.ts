import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const appearance = '/dashboard/preferences/appearance';

// Without scripts there is no announcement. Typed text is preserved when the form is sent.
test.describe('session expiry', { tag: ['@scripts', '@anywidth'] }, () => {
  const warning = (page: Page) => page.locator('[data-session-warning]');

  /** Sets the hub's response about the session, because the test moves only the page's clock. */
  const result = (page: Page, endsIn: number) =>
    page.route('**/resources/session', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { endsIn } }) : route.continue(),
    );

  /** Opens a page with a clock that the test controls, and changes a field. */
  async function openAndWrite(page: Page) {
    await page.clock.install();
    await page.goto(appearance);
    await page.waitForFunction(() => 'dataLayer' in window);
    await page.getByRole('radio', { name: 'Dark' }).check();
    // The session watcher shows nothing yet, but it must be loaded to start its timer.
    await page.locator('[data-island="session"][data-live]').waitFor({ state: 'attached' });
  }

  test('a warning appears five minutes before a session expires, and an extension preserves input and focus', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    await result(page, 5 * 60_000 - 500);
    await openAndWrite(page);
    await page.clock.fastForward('54:00');
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward('01:10');
    await expect(warning(page)).toContainText("You'll be signed out in 5 minutes");
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();
    await expectAccessible();
    await page.clock.fastForward('03:10');
    await expect(warning(page)).toContainText("You'll be signed out in 2 minutes");

    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(page)).toHaveAttribute('data-session-warning', 'calm');
    await expect(warning(page)).toHaveText("You're staying signed in.");
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();

    // The warning appears again five minutes before the new expiry.
    await page.clock.fastForward('56:00');
    await expect(warning(page)).toContainText("You'll be signed out in 5 minutes");
  });

  test('there is no warning when another tab has renewed the session', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await openAndWrite(page);
    const response = page.waitForResponse('**/resources/session');
    await page.clock.fastForward('58:00');
    await response;
    await expect(warning(page)).toHaveAttribute('data-session-warning', 'calm');
    await expect(warning(page)).toBeEmpty();
  });

  test("the warning waits until the page is visible and then shows the session's current state", async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    await result(page, 0);
    await openAndWrite(page);
    const check = (state: 'hidden' | 'visible') =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => visibility,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await check('hidden');
    await page.clock.fastForward('02:00:00');
    await expect(warning(page)).toHaveCount(0);

    await check('visible');
    await expect(warning(page)).toContainText("You've been signed out");
    await expect(warning(page)).toContainText("What you've typed is still on this page.");
    await expect(page.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expectAccessible();
  });

  test('a session that cannot be renewed is reported and the page is preserved', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await page.route('**/resources/session', (route) =>
      route.fulfill({ json: { endsIn: 4 * 60_000 } }),
    );
    await openAndWrite(page);
    await page.clock.fastForward('57:00');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(page)).toContainText("We couldn't keep you signed in.");
    await expect(page.getByRole('link', { name: /^Sign in again/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});
