import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

test.describe("partner content and editors' recommendations", () => {
  test('[LNK-3][LNK-5][LNK-8][LNK-9][GRD-8][FED-26] partner content is shown in the hub and on its own page', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('in-progress')).signIn();
    const hub = new HubPage(page);
    const recommended = hub.under('You might also like');
    // On a busy machine, a page leaves out slow recommendations.
    await expect(async () => {
      await hub.open();
      expect(await recommended.count()).toBe(1);
    }).toPass();
    await hub.showMoreTools();
    const spotlights = page.locator('[data-widget="SpringpodSpotlights"]');
    await expect(spotlights).toBeVisible();
    await expect(spotlights).toHaveAttribute('data-state', 'ready');
    await expect(
      page.locator('[data-widget="CareerCompass"]').getByRole('link').last(),
    ).toHaveAttribute('href', /\/explore\/career-list\?assessmentId=quiz-20417$/);
    await expect(recommended.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessible();

    await page.getByRole('link', { name: 'See your spotlights' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subject spotlights');
    await expect(page.getByText('2 in progress, 1 complete')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      ...['In progress', 'Not started', 'Complete'],
    ]);
    await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '60');
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to Hub' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Hub');
  });

  test(
    '[LNK-7] if a partner fails, the page shows a message and the user can try again',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await control.fault({
        api: 'spotlights',
        path: '/api/v1/spotlights',
        fault: { status: 500 },
      });
      await signIn();
      await new HubPage(page).open();
      const state = (id: string) => page.locator(`[data-widget="${id}"]`);
      await expect(state('SpringpodSpotlights')).toHaveAttribute('data-state', 'error');
      await expect(state('VirtualWorkExperiences')).toBeAttached();
      await expect(state('VirtualWorkExperiences')).toHaveAttribute('data-state', 'ready');

      await page.goto('/dashboard?widget=SpringpodSpotlights');
      await expect(page.getByText("We can't reach our partner just now.")).toBeVisible();
      await control.clearFaults();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByText('2 complete')).toBeVisible();
    },
  );
});
