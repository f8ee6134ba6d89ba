import { expect, test } from '../../fixtures/test.ts';
import { logOut } from '../../pages/account-menu.ts';

const yourData = '/dashboard/preferences/your-data';
const appearance = '/dashboard/preferences/appearance';

test.describe("the hub's appearance", () => {
  test('the selected colours and text size apply at once, also to error pages, and are preserved after a sign-out', async ({
    page,
    baseURL,
    applicant,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    await (await applicant('waiting')).signIn();
    await page.goto('/dashboard/preferences');
    await page.getByRole('link', { name: 'Change colours and text size' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colours and text size');
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-theme');
    await expect(page.getByRole('radio', { name: 'Follow my device' })).toBeChecked();

    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Largest' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Saved.');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    const isDarkAndLarge = async () => {
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect(root).toHaveAttribute('data-text-size', 'largest');
    };
    await isDarkAndLarge();
    await expect(root).toHaveCSS('font-size', '24px');
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await expectAccessible();

    await logOut(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've logged out");
    await isDarkAndLarge();
    for (const path of ['/status', '/nothing-here']) {
      await page.goto(path);
      await isDarkAndLarge();
    }
    // This error page is shown without data from any loader.
    const post = await page.request.post('/status', {
      form: { any: 'field' },
      headers: { Origin: baseURL ?? '' },
    });
    expect(post.status()).toBe(405);
    expect(await post.text()).toContain('data-theme="dark" data-text-size="largest"');
  });

  test(
    'a choice is restored when the form is sent after the session is lost',
    { tag: '@anywidth' },
    async ({ page, context, applicant }) => {
      const { signIn } = await applicant('waiting');
      await signIn();
      await page.goto(appearance);
      await page.getByRole('radio', { name: 'High contrast' }).check();
      await context.clearCookies();
      await signIn();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('We kept what you typed')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'High contrast' })).toBeChecked();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    },
  );

  for (const theme of ['light', 'dark', 'contrast']) {
    test(
      `the pages about the user's data are accessible and fit the screen in ${theme}`,
      { tag: '@once' },
      async ({ page, context, baseURL, applicant, expectAccessible }) => {
        await context.addCookies([
          { name: 'hub-appearance', value: `${theme}.large`, url: baseURL ?? '' },
        ]);
        await (await applicant('waiting')).signIn();
        for (const path of [appearance, yourData, `${yourData}/delete`]) {
          await page.goto(path);
          await expectAccessible();
          const { scroll, width } = await page
            .locator('html')
            .evaluate(({ scrollWidth, clientWidth }) => ({
              scroll: scrollWidth,
              width: clientWidth,
            }));
          expect(scroll, path).toBeLessThanOrEqual(width);
        }
      },
    );
  }
});
