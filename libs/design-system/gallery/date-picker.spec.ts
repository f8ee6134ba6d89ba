/**
 * Tests the open calendar. The checks of all examples cover only content that is open initially.
 */
import { expect, type Page } from '@playwright/test';
import { smallTargets, unreadableText } from './measure.ts';
import { open, test, violations } from './page.ts';

const parts = (page: Page) => {
  const picker = page.locator('[data-component="date-picker"]').first();
  return {
    picker,
    trigger: picker.getByRole('button', { name: /^Choose from a calendar/ }),
    calendar: picker.getByRole('dialog', { name: 'Choose a date' }),
    day: (name: string) => picker.getByRole('button', { name, exact: true }),
    fields: () =>
      picker
        .locator('select')
        .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value)),
  };
};

test('selecting a day in the calendar fills the three fields and reports one change', async ({
  page,
}) => {
  await open(page, 'index.html');
  const { picker, trigger, calendar, day, fields } = parts(page);
  await picker.evaluate((root) => {
    root.addEventListener('change', () => {
      const values = [...root.querySelectorAll('select')].map(({ value }) => value);
      root.setAttribute('data-heard', `${root.getAttribute('data-heard') ?? ''}${values.join()};`);
    });
  });
  await trigger.click();
  await expect(day('Wednesday 17 March 2027')).toBeFocused();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeFocused();
  await day('Friday 9 April 2027').click();
  await expect(calendar).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAccessibleName('Choose from a calendar, Friday 9 April 2027');
  expect(await fields()).toEqual(['9', '4', '2027']);
  await expect(picker).toHaveAttribute('data-heard', '9,4,2027;');
});

test('the calendar opens on the date in the fields, and its button does not name an invalid date', async ({
  page,
}) => {
  await open(page, 'index.html');
  const { picker, trigger, day } = parts(page);
  await picker.getByLabel('Day', { exact: true }).selectOption('30');
  await picker.getByLabel('Month').selectOption('June');
  await trigger.click();
  await expect(day('Wednesday 30 June 2027')).toBeFocused();
  await page.keyboard.press('Escape');
  // This date does not exist.
  await picker.getByLabel('Day', { exact: true }).selectOption('31');
  await expect(trigger).toHaveAccessibleName('Choose from a calendar');
});

test('an unavailable day is announced and cannot be selected', async ({ page }) => {
  await open(page, 'index.html');
  const { trigger, calendar, day, fields } = parts(page);
  await trigger.click();
  const sunday = day('Sunday 21 March 2027');
  await expect(sunday).toHaveAttribute('aria-disabled', 'true');
  await sunday.click({ force: true });
  await expect(calendar).toBeVisible();
  expect(await fields()).toEqual(['17', '3', '2027']);
});

test('the arrow keys move in the visual order of the days in right-to-left text', async ({
  page,
}) => {
  await open(page, 'index.html');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const { trigger, day } = parts(page);
  await trigger.click();
  await page.keyboard.press('ArrowLeft');
  await expect(day('Thursday 18 March 2027')).toBeFocused();
  const [before, after] = await Promise.all(
    ['Wednesday 17 March 2027', 'Thursday 18 March 2027'].map((name) => day(name).boundingBox()),
  );
  expect(after?.x).toBeLessThan(before?.x ?? 0);
});

test('the open calendar has no axe violation in any theme, and fits 320 px with text at 200%', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'index.html');
  await parts(page).trigger.click();
  expect(await violations(page, 'dialog')).toEqual([]);
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    const dialog = page.locator('dialog[open]');
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth), size).toBe(0);
    const cut = (await page.evaluate(unreadableText)).filter((line) => /^\d+$|cut off/.test(line));
    expect(cut, size).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  const days = { selector: 'dialog button', least: 24 };
  expect(await page.evaluate(smallTargets, days)).toEqual([]);
});

test('the selected day and today differ from other days in forced colours', async ({ page }) => {
  await page.clock.setFixedTime('2027-03-10T12:00:00Z');
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'index.html');
  const { trigger, day } = parts(page);
  await trigger.click();
  const edge = (name: string) =>
    day(name).evaluate((element) => getComputedStyle(element).borderTopColor);
  const edges = await Promise.all(
    ['Wednesday 17 March 2027', 'Wednesday 10 March 2027', 'Tuesday 9 March 2027'].map(edge),
  );
  expect(new Set(edges).size).toBe(3);
});
