import type { Control } from '../../fixtures/control.ts';
import { moving } from '../../fixtures/motion.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { OpeningModal } from '../../pages/opening-modal.ts';

// Modals fade in, and their slides animate.
test.use(moving);

const firstVisit = { onBoardingConfirmed: null };
const interested = { apprenticeships: 'yes', talentPoolJoin: null };

/** Waits until the account API has received a save of the setting, even if the save fails. */
const saved = (control: Control, setting: 'Personalisation' | 'Modals') =>
  expect
    .poll(async () => (await control.requests('identity')).map(({ path }) => path))
    .toContain(`/api/v1/hub/settings/dashboardUserData/${setting}`);

test.describe('the onboarding modal', () => {
  test('[ONB-1][ONB-2][ONB-5][ONB-6][ONB-7] the modal opens on the first visit and does not return', async ({
    page,
    applicant,
    scripts,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await control.user(firstVisit);
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    const modal = new OpeningModal(page, 'OnBoarding');
    await expect(
      page.getByRole('dialog', { name: 'Welcome to your hub' }).and(modal.root),
    ).toBeVisible();
    if (scripts) await modal.modal();

    await expect(modal.slides).toHaveCount(5);
    const parts = await modal.slides.evaluateAll((slides) =>
      slides.map((slide) =>
        ['use[href*=".svg#"]', 'svg:not(:has(use))', 'h3', 'p'].map(
          (part) => slide.querySelectorAll(part).length,
        ),
      ),
    );
    expect(parts).toEqual(parts.map(() => [1, 1, 1, 1]));

    await modal.gotIt.click();
    await expect(modal.root).toHaveCount(0);
    await saved(control, 'Personalisation');
    await hub.open();
    await expect(page.locator('[data-welcome]')).toContainText('Welcome back');
    await expect(modal.root).toHaveCount(0);
  });

  // The next test covers this without scripts.
  test(
    '[ONB-3] arrows, dots and arrow keys move through the slides',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await control.user(firstVisit);
      await signIn();
      await new HubPage(page).open();
      const modal = new OpeningModal(page, 'OnBoarding');
      const isVisible = async (title: string) => {
        await expect(modal.slide(title)).toBeInViewport({ ratio: 1 });
        await expect(modal.shownDot).toHaveAccessibleName(new RegExp(`^Slide . of 5: ${title}$`));
        await expect(modal.root.getByRole('status')).toContainText(title);
      };
      await isVisible('Everything in one place');
      await modal.next.click();
      await isVisible('See where you stand');
      await modal.previous.click();
      await isVisible('Everything in one place');
      await modal.previous.click();
      await isVisible('You decide what we know');
      await modal.next.press('Enter');
      await isVisible('Everything in one place');
      await modal.dot('Dates that fit your year').click();
      await isVisible('Dates that fit your year');
      await expect(page).toHaveURL(/\/dashboard$/);
      await modal.root.getByRole('region').press('ArrowLeft');
      await isVisible('Keep what you like');
    },
  );

  // The test above covers this with scripts.
  test(
    '[ONB-3] the dots link to the slides and the cross closes the modal without scripts',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await control.user(firstVisit);
      await signIn();
      await new HubPage(page).open();
      const modal = new OpeningModal(page, 'OnBoarding');
      await modal.dot('Dates that fit your year').click();
      await expect(modal.slide('Dates that fit your year')).toBeInViewport({ ratio: 1 });
      await modal.cross.click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(modal.root).toHaveCount(0);
    },
  );

  test(
    '[ONB-3] a swipe moves to the next slide',
    { tag: '@phone' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await control.user(firstVisit);
      await signIn();
      await new HubPage(page).open();
      const modal = new OpeningModal(page, 'OnBoarding');
      await modal.modal();
      const box = await modal.slide('Everything in one place').boundingBox();
      const y = box?.y ?? 0;
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
      await touch('touchStart', 280);
      for (let x = 260; x >= 60; x -= 20) await touch('touchMove', x);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(modal.slide('See where you stand')).toBeInViewport({ ratio: 1 });
      await expect(modal.shownDot).toHaveAccessibleName(/See where you stand$/);
    },
  );

  // Without scripts the modal is a section of the page (AMB-31).
  test(
    '[ONB-4][ONB-6][AMB-31] the modal traps the focus, and Escape closes it and saves that it was closed',
    { tag: ['@scripts', '@anywidth', '@gate'] },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await control.user(firstVisit);
      await signIn();
      await new HubPage(page).open();
      const modal = new OpeningModal(page, 'OnBoarding');
      await modal.modal();
      await expect(modal.cross).toBeFocused();
      const stops: string[] = [];
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press('Tab');
        const where = await modal.root.evaluate((root) => {
          if (root.contains(document.activeElement)) return 'modal';
          return document.activeElement === document.body ? 'browser' : 'page';
        });
        stops.push(where);
      }
      // After the last tab stop, the focus moves to the browser's own controls before it returns to
      // the first tab stop.
      expect(stops).not.toContain('page');
      expect(stops.join(' ')).toMatch(/^modal/);
      expect(stops.join(' ')).not.toContain('browser browser');
      await page.keyboard.press('Escape');
      await expect(modal.root).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
      await saved(control, 'Personalisation');
      await page.reload();
      await expect(page.locator('[data-welcome]')).toContainText('Welcome back');
    },
  );

  test(
    '[ONB-6] a failed save is not reported: the modal closes, and opens again on the next visit',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await control.user(firstVisit);
      await control.fault({ api: 'identity', method: 'PUT', fault: { status: 500 } });
      await signIn();
      const hub = new HubPage(page);
      await hub.open();
      const modal = new OpeningModal(page, 'OnBoarding');
      await modal.gotIt.click();
      await expect(modal.root).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await saved(control, 'Personalisation');
      await page.getByRole('link', { name: 'Change year' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your preferences' })).toBeVisible();
      await hub.open();
      await expect(modal.root).toBeVisible();
    },
  );

  // Without scripts, there is no script that can fail.
  test(
    "a plain form closes the modal when the modal's script fails to load",
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      const { control, signIn } = await applicant('waiting');
      await control.user(firstVisit);
      await signIn();
      await page.route('**/assets/Modal-*.js', (route) => route.abort());
      const hub = new HubPage(page);
      await hub.open();
      await hub.hydrated();
      const modal = new OpeningModal(page, 'OnBoarding');
      await modal.gotIt.click();
      await expect(modal.root).toHaveCount(0);
      await expect(page.locator('[data-welcome]')).toContainText('Welcome back');
    },
  );
});

test.describe('the apprenticeships modal', () => {
  test(
    '[ONB-1][ONB-5][AMB-97] the modal opens once after onboarding is confirmed',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      const { control, signIn } = await applicant('waiting');
      await control.user({ ...firstVisit, ...interested });
      await signIn();
      const hub = new HubPage(page);
      await hub.open();
      const first = new OpeningModal(page, 'OnBoarding');
      const second = new OpeningModal(page, 'Apprenticeships');
      await expect(first.root).toBeVisible();
      await expect(second.root).toHaveCount(0);
      await first.gotIt.click();
      await expect(first.root).toHaveCount(0);
      await saved(control, 'Personalisation');

      await hub.open();
      await expect(
        page.getByRole('dialog', { name: 'Apprenticeship Smart Alerts' }).and(second.root),
      ).toBeVisible();
      if (scripts) await second.modal();
      await expect(second.slides).toHaveCount(4);
      await second.cross.click();
      await expect(second.root).toHaveCount(0);
      await saved(control, 'Modals');
      await hub.open();
      await expect(page.locator('[data-welcome]')).toContainText('Welcome back');
      await expect(second.root).toHaveCount(0);
    },
  );

  test(
    "[ONB-8] 'Go to Smart Alerts' opens the Smart Alerts preferences and marks the modal as seen",
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await control.user(interested);
      await signIn();
      const hub = new HubPage(page);
      await hub.open();
      const modal = new OpeningModal(page, 'Apprenticeships');
      await modal.goToSmartAlerts.click();
      await expect(page).toHaveURL(
        /\/dashboard\/preferences\?section=apprenticeships-smart-alerts$/,
      );
      await saved(control, 'Modals');
      await hub.open();
      await expect(page.locator('[data-welcome]')).toContainText('Welcome back');
      await expect(modal.root).toHaveCount(0);
    },
  );
});

for (const [id, settings] of [
  ['OnBoarding', firstVisit],
  ['Apprenticeships', interested],
] as const) {
  test(
    `the modal ${id} and the hub behind it have no accessibility violation`,
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      await control.user(settings);
      await signIn();
      await new HubPage(page).open();
      const modal = new OpeningModal(page, id);
      await expect(modal.root).toBeVisible();
      if (scripts) await modal.modal();
      await expectAccessible();
      // No element is wider than the narrowest screen.
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
    },
  );
}

test(
  'a user who has seen all modals loads none of their scripts',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, applicant }) => {
    await (await applicant('apprentice')).signIn();
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const hub = new HubPage(page);
    await hub.open();
    await expect(page.locator('[data-welcome]')).toContainText('Welcome back');
    await hub.hydrated();
    await expect(page.locator('[data-modal]')).toHaveCount(0);
    // Other carousels on the page use the slide script too, so the test checks only these files.
    expect(files.filter((url) => /\/(modals|dialogs)-/.test(url))).toEqual([]);
  },
);
