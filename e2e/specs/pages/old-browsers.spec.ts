import { expect, test } from '../../fixtures/test.ts';
import { openHeld } from '../../screens/held-scripts.ts';

test(
  'a browser without cascade layers runs no islands, and the calculator works as a plain form',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'CSSLayerBlockRule');
      Reflect.deleteProperty(Array.prototype, 'at');
    });
    await openHeld(page, '/dashboard?widget=Tariff');
    const calculator = page.locator('#tariff-calculator');
    const total = calculator.locator('[data-total]');
    await expect(total).toHaveText('128');
    await calculator.getByLabel('Another subject').fill('Music technology');
    await calculator.getByRole('button', { name: 'A 48 points', exact: true }).click();
    await expect(total).toHaveText('48');
    await expect(calculator.getByText('Music technology')).toBeVisible();

    await calculator.getByLabel('Qualification', { exact: true }).selectOption('AS');
    // Where scripts are enabled, this button appears after a few seconds.
    await calculator.getByRole('button', { name: 'Show grades', exact: true }).click();
    await calculator.getByRole('button', { name: 'A 20 points', exact: true }).click();
    await expect(total).toHaveText('68');
    await expect(page.locator('[data-island]:is([data-live], [data-plain])')).toHaveCount(0);
  },
);
