import type { ChildProcess } from 'node:child_process';
import { kill } from '../../fixtures/child.ts';
import { Control } from '../../fixtures/control.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { logOut } from '../../pages/account-menu.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { enterPassword } from '../../pages/sign-in-page.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { optionalUrls, withoutApis } from '../../screens/optional-apis.ts';

let running: ChildProcess[] = [];
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = [await startServices(':memory:')];
  running.push(await startHub(withoutApis(optionalUrls)));
});
test.afterAll(() => Promise.all(running.map(kill)));
test.use({ baseURL: urls.ownHub });

test('in the smallest hub, an applicant reads the status, saves a favourite, writes a statement and signs out', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  test.slow();
  const control = await Control.copyOf(urls.ownServices, 'waiting');
  await page.goto('/dashboard');
  await enterPassword(page, control.persona);

  const hub = new HubPage(page);
  const tile = page.locator('[data-tile="ug"]');
  await expect(tile).toHaveAttribute('data-status', 'waitingForDecisions');
  await expect(tile.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
  await expect(page.locator('a[href^="/dashboard/calendar"]')).toHaveCount(0);
  await expectAccessible();

  await page.goto('/explore/unis?letter=K');
  const uni = page.getByRole('listitem').filter({ hasText: 'Keele University' });
  await uni.getByRole('button', { name: /^Add to favourites/ }).click();
  await expect(uni.getByRole('button', { name: /^In favourites/ })).toBeVisible();
  await page.goto('/explore/favourites?kind=unis');
  await expect(page.getByRole('main')).toContainText('Keele University');

  const statement = new StatementPage(page, scripts);
  await statement.open();
  await statement.section('whyStudy').fill('I would like to know why.');
  await statement.save.click();
  await expect(page).toHaveURL(/\/dashboard(\?notice=.*)?$/);
  const card = await hub.openWidget('StatementNew');
  await expect(card).toContainText('I would like to know why.');

  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: /logged out/i })).toBeVisible();
});

test(
  'in the smallest hub, an application that is being written is not shown as missing',
  { tag: '@once' },
  async ({ page, expectAccessible }) => {
    const control = await Control.copyOf(urls.ownServices, 'in-progress');
    await page.goto('/dashboard');
    await enterPassword(page, control.persona);
    const tile = page.locator('[data-tile="ug"]');
    await expect(tile).toHaveAttribute('data-status', 'default');
    await expect(tile).toContainText("isn't shown here");
    await expectAccessible('[data-widget="Apply"]');
  },
);
