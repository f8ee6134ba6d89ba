import type { Page } from '@playwright/test';
import type { Control } from '../../fixtures/control.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

const on = { features: { dfe: true, debug: false } };

const dialog = (page: Page) => page.locator('[data-support-offer]');

/** Opens the hub and waits for the offer of support. */
async function openOffer(page: Page, scripts: boolean): Promise<void> {
  await new HubPage(page).open();
  await offerIsOpen(page, scripts);
}

async function offerIsOpen(page: Page, scripts: boolean): Promise<void> {
  await expect(
    page.getByRole('dialog', { name: 'Help with starting an apprenticeship' }).and(dialog(page)),
  ).toBeVisible();
  // Until scripts have made the dialog modal, its buttons submit plain forms.
  if (scripts) await page.locator('[data-support-offer]:modal').waitFor();
}

const answerOf = async (control: Control) =>
  ((await control.saved('dashboardUserData', 'Personalisation')) as { dfeConfirmed?: unknown })
    .dfeConfirmed;

test(
  "[GOV-16] a click on Accept is also counted on the offer's own page",
  { tag: ['@scripts', '@once'] },
  async ({ page, applicant }) => {
    const { control, signIn } = await applicant('apprentice');
    await control.pageState(on);
    await signIn();
    const hub = new HubPage(page);
    await hub.countOn();
    await page.goto('/dashboard/support');
    await page.getByRole('link', { name: 'Accept', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check what will be sent' })).toBeVisible();
    expect((await hub.counted()).filter(({ event }) => event === 'support_offer')).toEqual([
      { event: 'support_offer', label: 'Accept' },
    ]);
  },
);

test.describe('the government support offer', () => {
  test('[SH-44][GOV-1][GOV-9][GOV-10][GOV-18] the offer can be accepted, an error from the service is shown, and a retry is sent', async ({
    page,
    applicant,
    scripts,
    allowConsole,
    expectAccessible,
  }) => {
    // Without scripts, the page with the error has status 400.
    if (!scripts) allowConsole(/status of 400/);
    const { control, signIn } = await applicant('apprentice');
    await control.pageState(on);
    await signIn();
    await openOffer(page, scripts);
    await expectAccessible();

    await page.getByRole('link', { name: 'Accept', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check what will be sent' })).toBeVisible();
    for (const sent of ['Jaydon', 'Marloweski', 'Construction; Engineering and manufacturing']) {
      await expect(page.getByRole('definition').filter({ hasText: sent }).first()).toBeVisible();
    }
    await expectAccessible();

    await control.fault({
      api: 'support',
      method: 'POST',
      times: 1,
      fault: { body: '{"data":{"errors":["[email] is <not> right."]}}' },
    });
    const send = page.getByRole('button', { name: 'Confirm and send' });
    await send.click();
    await expect(page.getByRole('alert')).toContainText('email is not right.');
    expect(await answerOf(control)).toBeUndefined();
    await expectAccessible();

    await send.click();
    await expect(page.getByRole('heading', { name: 'Your details were sent' })).toBeVisible();
    await expect.poll(() => answerOf(control)).toBe('confirmed');
    await expectAccessible();

    await new HubPage(page).open();
    await expect(dialog(page)).toHaveCount(0);
  });

  test(
    '[GOV-12] "Not now" is saved and can be undone, and closing the offer saves no answer',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      const { control, signIn } = await applicant('apprentice');
      await control.pageState(on);
      await signIn();
      await openOffer(page, scripts);
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(dialog(page)).toHaveCount(0);
      const notice = lastChange(page);
      await expect(notice).toContainText('Nothing was sent.');
      expect(await answerOf(control)).toBe('dismissed');
      if (scripts) await expect(page.locator('main')).toBeFocused();
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Your change is undone.');
      expect(await answerOf(control)).toBeUndefined();

      await page.goto('/dashboard/calendar');
      await offerIsOpen(page, scripts);
      if (scripts) await page.keyboard.press('Escape');
      else await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/dashboard/calendar');
      if (scripts) await expect(page.locator('main')).toBeFocused();
      await expect
        .poll(async () => {
          await new HubPage(page).open();
          return dialog(page).count();
        })
        .toBe(0);
      expect(await answerOf(control)).toBeUndefined();
    },
  );
});
