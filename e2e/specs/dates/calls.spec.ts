import { expect, test } from '../../fixtures/test.ts';

test('an applicant in Clearing calls with one touch, notes the answer and sees it after a reload', async ({
  page,
  applicant,
  expectAccessible,
}) => {
  const { control, signIn } = await applicant('clearing');
  await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
  await signIn();
  await page.goto('/dashboard');

  // One touch: the number is a link on the dashboard, on the first screen below the tile.
  const number = page.getByRole('link', { name: /^Call 01632 960\d{3} \w/ }).first();
  await expect(number).toHaveAttribute('href', /^tel:01632960\d{3}$/);
  const [tile, call] = await Promise.all([
    page.locator('[data-tile="ug"]').boundingBox(),
    number.boundingBox(),
  ]);
  const below = (call?.y ?? 0) + (call?.height ?? 0) - (tile?.y ?? 0) - (tile?.height ?? 0);
  expect(below).toBeLessThan(page.viewportSize()?.height ?? 0);

  await page.getByRole('link', { name: 'Add a note: University of Salford' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call University of Salford');
  await expectAccessible();
  await page.getByRole('radio', { name: 'They said no' }).check();
  await page.getByRole('textbox', { name: /^Your note/ }).fill('full, ask again on Monday');
  await page.getByRole('button', { name: 'Save' }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'University of Salford' });
  await expect(row).toContainText('Said no');
  await expectAccessible();
  await page.reload();
  await expect(row).toContainText('full, ask again on Monday');
});
