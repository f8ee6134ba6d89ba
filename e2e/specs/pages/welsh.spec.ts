import { messagesIn } from '@applicant-hub/copy/languages';
import { expect, test } from '../../fixtures/test.ts';
import { urls } from '../../fixtures/stack.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { screens } from '../../screens/screens.ts';
import { tooWide, withTextOf } from '../../screens/width.ts';

const { cy } = messagesIn;

test('[EXT-17] an applicant who chooses Welsh reads the status, saves a favourite and writes a statement in Welsh', async ({
  page,
  applicant,
  scripts,
  expectAccessible,
}) => {
  test.slow();
  const { signIn } = await applicant('waiting');
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Cymraeg' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cy.page_hub_heading());
  await expect(page.locator('[data-tile="ug"]')).toContainText("o'ch 5 wedi ateb");
  await expectAccessible();

  await page.goto('/explore/unis?letter=K');
  const uni = page.getByRole('listitem').filter({ hasText: 'Keele University' });
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await uni.getByRole('button').click();
  await saved;
  await page.goto('/explore/favourites?kind=unis');
  await expect(page.getByRole('main')).toContainText('Keele University');

  const text = 'Mae’r dŵr yn y tŷ yn oer, a’r ŵyn yn yr ŷd.';
  const statement = new StatementPage(page, scripts);
  await statement.open();
  await statement.section('whyStudy').fill(text);
  await page.getByRole('button', { name: cy.statement_save(), exact: true }).first().click();
  await expect(page).toHaveURL(/\/dashboard(\?notice=.*)?$/);
  await statement.open();
  await expect(statement.section('whyStudy')).toHaveValue(text);
  const pdf = await page.request.get('/dashboard/statement.pdf');
  expect(pdf.status()).toBe(200);

  // On a phone, a tool on its own page has no header and no footer.
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await statement.section('whyStudy').waitFor();
});

for (const { path, persona = 'waiting', given, isSignedOut } of screens) {
  test(
    `[EXT-17] in Welsh, ${path} as ${persona} passes axe and fits a phone of 320 pixels at any text size`,
    { tag: '@once' },
    async ({ page, applicant, allowConsole, expectAccessible }) => {
      allowConsole(/status of 404/);
      const { control, signIn } = await applicant(persona);
      await given?.(control);
      if (!isSignedOut) await signIn();
      await page.context().addCookies([{ name: 'hub-language', value: 'cy', url: urls.hub }]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
      await expectAccessible();
      await expect.poll(() => page.evaluate(tooWide)).toEqual([]);
      await withTextOf(page, '200%');
      await expect.poll(() => page.evaluate(tooWide), 'text of 200%').toEqual([]);
    },
  );
}
