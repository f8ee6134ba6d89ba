import type { Page, Route } from '@playwright/test';
import { scriptsReady } from '../../fixtures/after-scripts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** The rows in the chart, in reading order. */
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

/** Delays requests by scripts until the test releases them, as on a slow connection. */
async function holdAnswers(page: Page) {
  const address = /people-like-you/;
  const waiting: Route[] = [];
  await page.route(address, async (route) => {
    if (route.request().resourceType() === 'fetch') waiting.push(route);
    else await route.continue();
  });
  return {
    held: (count: number) => expect.poll(() => waiting.length).toBe(count),
    async release() {
      await page.unroute(address);
      // A cancelled request cannot continue.
      for (const route of waiting) await route.continue().catch(() => undefined);
    },
  };
}

const three = ['Biology', 'Chemistry', 'Mathematics'];

test.describe('people like you', () => {
  test('[SH-21][PLY-3][PLY-6][PLY-7][PLY-8] subjects can be selected up to the limit, and their results are shown, saved and cleared', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 400/);
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/people-like-you');
    await expect(page).toHaveURL(/\/dashboard\/people-like-you$/);
    await expect(page).toHaveTitle(/People Like You/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What people like you applied for',
    );
    await expectAccessible();
    await page.getByRole('radio', { name: 'A level' }).check();
    await page.getByRole('button', { name: 'Choose subjects' }).click();

    const show = page.getByRole('button', { name: 'Show results' });
    await box(page, 'Biology').check();
    await box(page, 'Chemistry').check();
    await show.click();
    await expect(page.getByRole('alert')).toContainText('Choose 3 subjects: you have chosen 2');
    await expect(box(page, 'Chemistry')).toBeChecked();
    await expectAccessible();
    if (scripts) await scriptsReady(page);
    // This is not `check`: with scripts, the results replace the box, so `check` might not find the
    // box when it verifies the state.
    await box(page, 'Mathematics').click();
    if (!scripts) await show.click();
    await expect(rows(page)).toHaveCount(5);
    await expect(rows(page).first()).toContainText(/\d/);
    expect(await control.saved('dashboardUserData', 'Personalisation')).toHaveProperty(
      'peopleLike.selectedSubjects.length',
      3,
    );
    await expectAccessible();

    // The result is still shown. 'Change subjects' shows the ticked boxes, and going back without a
    // save shows the result again.
    await page.goto('/dashboard/people-like-you');
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('link', { name: 'Change subjects' }).click();
    for (const name of three) await expect(box(page, name)).toBeChecked();
    if (scripts) {
      await expect(page.getByText('3 of 3 chosen')).toBeVisible();
      await expect(box(page, 'Drama')).toBeDisabled();
      await box(page, 'Chemistry').uncheck();
      await expect(box(page, 'Drama')).toBeEnabled();
      await expect(box(page, 'Chemistry')).toBeFocused();
    }
    await page.goBack();
    await expect(rows(page)).toHaveCount(5);

    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByText('Your selection is cleared.')).toBeVisible();
    await expect(page.getByText('A level', { exact: true })).toBeVisible();
    await expect(box(page, 'Chemistry')).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(5);
  });

  // Only a script submits ticked boxes automatically.
  test(
    'a box ticked while an earlier response is pending is included in the results',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant, allowConsole }) => {
      allowConsole(/status of 400/);
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await page.goto('/dashboard/people-like-you?type=a-level&change=subjects');
      const saved = async () => {
        const setting = await control.saved('dashboardUserData', 'Personalisation');
        return (setting as { peopleLike?: { selectedSubjects: string[] } }).peopleLike
          ?.selectedSubjects;
      };

      // The response with the message about too few subjects is still pending.
      await box(page, 'Biology').click();
      await box(page, 'Chemistry').click();
      const refusal = await holdAnswers(page);
      await page.getByRole('button', { name: 'Show results' }).click();
      await refusal.held(1);
      await box(page, 'Mathematics').click();
      await refusal.held(2);
      for (const name of three) await expect(box(page, name)).toBeChecked();
      await refusal.release();
      await expect(rows(page)).toHaveCount(5);
      expect(await saved()).toEqual(['biology', 'chemistry', 'mathematics']);

      // Results are pending and are cancelled.
      await page.getByRole('link', { name: 'Change subjects' }).click();
      await scriptsReady(page);
      await box(page, 'Chemistry').click();
      const results = await holdAnswers(page);
      await box(page, 'Drama').click();
      await results.held(1);
      await box(page, 'Drama').click();
      await results.held(2);
      await box(page, 'Physics').click();
      await results.held(3);
      for (const name of ['Biology', 'Mathematics', 'Physics']) {
        await expect(box(page, name)).toBeChecked();
      }
      await expect(box(page, 'Drama')).not.toBeChecked();
      await results.release();
      await expect(rows(page)).toHaveCount(5);
      expect(await saved()).toEqual(['biology', 'mathematics', 'physics']);
    },
  );

  test(
    'a box is ticked even if an error appears above it while the mouse button is down',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant, allowConsole }) => {
      allowConsole(/status of 400/);
      await (await applicant('waiting')).signIn();
      await page.goto('/dashboard/people-like-you?type=a-level&change=subjects');
      await box(page, 'Biology').click();
      const result = await holdAnswers(page);
      const show = page.getByRole('button', { name: 'Show results' });
      await show.click();
      await result.held(1);
      await expect(show).toHaveAttribute('aria-disabled', 'true');

      await box(page, 'Chemistry').hover();
      await page.mouse.down();
      await result.release();
      await expect(show).not.toHaveAttribute('aria-disabled', 'true');
      await page.mouse.up();
      await expect(box(page, 'Chemistry')).toBeChecked();
      await expect(page.getByRole('alert')).toContainText('Choose 3 subjects');
    },
  );

  test(
    '[PLY-4][PLY-20] a row opens a dialog that links to the subject guide, traps the focus, and adds the guide to the favourites',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant, scripts, expectAccessible }) => {
      const { signIn } = await applicant('waiting');
      await signIn();
      await page.goto('/dashboard/people-like-you');
      await page.getByRole('radio', { name: 'BTEC Extended Diploma' }).check();
      await page.getByRole('button', { name: 'Choose subjects' }).click();
      if (scripts) await scriptsReady(page);
      await box(page, 'Applied science').click();
      if (!scripts) await page.getByRole('button', { name: 'Show results' }).click();
      await expect(rows(page)).toHaveCount(5);

      await page.getByRole('link', { name: /^Show all/ }).click();
      await expect(rows(page)).not.toHaveCount(5);
      await page.getByRole('link', { name: 'Subject', exact: true }).click();
      await expect(page.getByRole('columnheader', { name: 'Subject' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      const row = page.getByRole('link', { name: 'Biomedical sciences' });
      await row.click();
      const dialog = page.getByRole('dialog', { name: 'Biomedical sciences' });
      await expect(dialog).toContainText('people with your subjects applied for it');
      const courses = dialog.getByRole('link', { name: 'Explore courses' });
      await expect(courses).toHaveAttribute(
        'href',
        /^\/coursedisplay\/results\?subjectGuides=\d+$/,
      );
      const guide = dialog.getByRole('link', { name: 'Read the subject guide' });
      await expect(guide).toHaveAttribute('href', '/ucas/subject-guides/biomedical-sciences');
      await expect(courses).toBeVisible();
      await expect(guide).toBeVisible();
      await expectAccessible();
      await dialog.getByRole('button', { name: /^Add/ }).click();
      await expect(dialog.getByRole('button', { name: /^In favourites/ })).toBeVisible();
      if (!scripts) return;
      // The button changes before the response arrives, so the test waits for the saved state.
      await expect(dialog.getByRole('status')).toContainText('Added Biomedical sciences');

      // The browser traps the focus in a modal dialog, or moves it to its own toolbar.
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => {
            const focused = document.activeElement;
            return focused === document.body || focused?.closest('dialog') !== null;
          }),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(row).toBeFocused();
      const counted = await new HubPage(page).counted();
      expect(counted.filter(({ event }) => event === 'subject_compass_favourite')).toEqual([
        { event: 'subject_compass_favourite', subject_id: '11', favourite: true },
      ]);
    },
  );

  test(
    '[PLY-1][PLY-9] the card on the hub links to the page, and outdated subjects are cleared',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      const saved = (await control.saved('dashboardUserData', 'Personalisation')) as object;
      await control.user({
        settings: [
          {
            collection: 'dashboardUserData',
            name: 'Personalisation',
            data: JSON.stringify({
              ...saved,
              peopleLike: { selectedQualificationType: 'o-levels', selectedSubjects: ['latin'] },
            }),
          },
        ],
      });
      await signIn();
      const hub = new HubPage(page);
      await hub.open();
      const widget = await hub.openWidget('PeopleLike');
      await expect(widget.getByRole('link', { name: 'A level' })).toBeVisible();
      await expectAccessible('[data-widget="PeopleLike"]');
      await widget.getByRole('link', { name: 'See what people like you applied for' }).click();
      if (!scripts) await page.getByRole('button', { name: 'Choose again' }).click();
      await expect(page.getByRole('radio', { name: 'A level' })).toBeVisible();
      await expect(page.getByText('so your selection is cleared')).toBeVisible();
      expect(await control.saved('dashboardUserData', 'Personalisation')).toMatchObject({
        peopleLike: { selectedQualificationType: '', selectedSubjects: [] },
      });
    },
  );
});
