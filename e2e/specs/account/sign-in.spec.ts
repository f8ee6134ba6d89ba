import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { enterPassword } from '../../pages/sign-in-page.ts';
import { logOut } from '../../pages/account-menu.ts';

test.describe('sign-in', () => {
  test('[SH-30][SH-32] the hub redirects a user without a session through the identity provider and back', async ({
    page,
    applicant,
  }) => {
    const { control } = await applicant('waiting');
    await page.goto('/dashboard?from=mail');
    await expect(page).toHaveURL(/\/oidc\//);
    await enterPassword(page, control.persona);
    await expect(page).toHaveURL(/\/dashboard\?from=mail$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your Hub' })).toBeVisible();
  });

  test('signing out ends the session in the hub and at the identity provider', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await new HubPage(page).open();
    await logOut(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've logged out");
    await page.goto('/dashboard');
    await expect(page.getByLabel(/password/i)).toBeVisible();
  });

  test('[SH-31] a 401 or 403 from an application API requires a fresh sign-in', async ({
    page,
    applicant,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    for (const status of [401, 403]) {
      await control.fault({ api: 'tracking', fault: { status } });
      const redirects: string[] = [];
      page.on('request', (request) => redirects.push(request.url()));
      await page.goto('/dashboard?x=1');
      expect(
        redirects.some((url) =>
          url.includes('/account/reauth?auth=redirect&returnUrl=%2Fdashboard%3Fx%3D1'),
        ),
      ).toBe(true);
      await expect(page.getByLabel(/password/i)).toBeVisible();
      await control.clearFaults();
    }
  });
});
