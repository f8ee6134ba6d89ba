import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

const course =
  'coursePrimaryId=e14-english-literature&courseOptionId=e14-english-literature-ft&scheme=ucas';

test.describe('applications', () => {
  test('[ACS-3][ACS-8][ACS-9] year and level are saved before the applicant continues', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 503/);
    const { control, signIn } = await applicant('in-progress');
    await signIn();
    await page.goto('/dashboard/application');
    if (scripts) await new HubPage(page).hydrated();
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    const save = page.getByRole('button', { name: 'Save changes' });
    const level = page.getByLabel('Level of study');
    // Only a script can detect that there is nothing to save.
    await expect(save).toBeVisible({ visible: !scripts });
    await expectAccessible();
    const goOn = page.getByRole(scripts ? 'link' : 'button', {
      name: /^Continue \d{4} Undergraduate/,
    });
    await goOn.click();
    await expect(page).toHaveURL(/\/site\/apply\/\d{4}\/undergraduate$/);
    await page.goto('/dashboard/application');
    if (scripts) await new HubPage(page).hydrated();

    await level.selectOption('Postgraduate');
    await expect(save).toBeVisible();
    if (scripts) await expect(page.locator('[data-main]')).toContainText('Postgraduate');
    await control.fault({ api: 'identity', method: 'PUT', fault: { status: 503 }, times: 1 });
    await save.click();
    await expect(page.getByText("We couldn't save your year and level just now.")).toBeVisible();
    await expect(level).toHaveValue('Postgraduate');
    await expectAccessible();

    await page.getByRole('button', { name: 'England' }).click();
    await expect(page).toHaveURL(/\/site\/website\/ucas\/teaching-in-england$/);
    await page.goto('/dashboard/application');
    await expect(level).toHaveValue('Postgraduate');
    await expect(page.locator('[data-main]')).toContainText('Postgraduate');
  });

  test(
    '[ACS-2] a course must be confirmed before the applicant applies for it',
    { tag: '@anywidth' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('start');
      await signIn();
      await control.fault({ api: 'courses', fault: { status: 503 } });
      await page.goto(`/application?${course}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Course data could not be found',
      );
      await expectAccessible();
      await control.clearFaults();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Are you sure you want to apply for this course?',
      );
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('English Literature');
      await expectAccessible();
      await page.getByRole('link', { name: /^Start your \d{4} application/ }).click();
      await expect(page).toHaveURL(/\/site\/apply\/\d{4}\/undergraduate$/);
    },
  );
});
