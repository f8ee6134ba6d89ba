import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { openFilters } from '../../pages/calendar-page.ts';
import { lastChange } from '../../pages/notice.ts';
import { holdScripts, islandScripts, openHeld } from '../../screens/held-scripts.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Dates', exact: true });
const empty = 'Sorry... ...there were no upcoming dates found.';

/** Ticks a box, and without scripts submits the form. The summary then names the selection. */
async function tick(page: Page, label: string, wanted: boolean, scripts: boolean) {
  const summary = await openFilters(page);
  await page.getByRole('checkbox', { name: label }).setChecked(wanted);
  if (!scripts) await page.getByRole('button', { name: 'Show dates' }).click();
  const named = expect(summary);
  await (wanted ? named.toContainText(label) : named.not.toContainText(label));
}

/**
 * Ticks two boxes by keyboard. The second is ticked before the dates for the first have loaded, and
 * neither change may be lost.
 */
async function tickWhileLoading(page: Page) {
  const result: { send?: () => void } = {};
  const held = new Promise<void>((resolve) => {
    result.send = resolve;
  });
  await page.route(/\/dashboard\/calendar/, async (route) => {
    if (route.request().resourceType() === 'fetch') await held;
    await route.continue();
  });
  const first = page.getByRole('checkbox', { name: 'Postgraduate' });
  const second = page.getByRole('checkbox', { name: 'Teacher training' });
  await first.press('Space');
  await expect(list(page).getByText('Loading dates')).toBeVisible();
  await second.press('Space');
  result.send?.();
  await expect(page).toHaveURL(/postgraduate.*teacher-training/);
  await expect(list(page).getByText('Loading dates')).toBeHidden();
  await expect(first).toBeChecked();
  await expect(second).toBeChecked();
  await expect(second).toBeFocused();
  await second.press('Space');
}

/** Ticks a box as soon as dates appear, before any other code can run. The box must stay ticked. */
async function tickAsTheyCome(page: Page) {
  const box = page.getByRole('checkbox', { name: 'Conservatoires' });
  const ticked = await box.evaluate((input: HTMLInputElement, region) => {
    const dates = document.getElementById(region);
    return new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!dates?.querySelector('[aria-busy="false"]')) return;
        observer.disconnect();
        input.click();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(input.checked)));
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      document.querySelector<HTMLInputElement>('input[value="teacher-training"]')?.click();
    });
  }, 'calendar-dates');
  expect(ticked).toBe(true);
  await expect(page).toHaveURL(/conservatoires.*teacher-training/);
  await tick(page, 'Conservatoires', false, true);
  await tick(page, 'Teacher training', false, true);
}

test.describe('dates and deadlines', () => {
  test('[SH-19][CAL-8][CAL-10][CAL-11][EXT-7] the dates can be filtered and exported to another calendar', async ({
    page,
    applicant,
    scripts,
    playwright,
    expectAccessible,
  }) => {
    await (await applicant('in-progress')).signIn();
    await page.goto('/calendar');
    await expect(page).toHaveURL(/\/dashboard\/calendar$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dates and deadlines');
    await openFilters(page);
    await expect(page.getByRole('checkbox', { name: 'Undergraduate' })).toBeChecked();
    // The date is visible for the applicant's own year; for entry a year later it is in a collapsed
    // section.
    await expect(list(page).getByText('Clearing opens').filter({ visible: true })).toHaveCount(1);
    const later = page.locator('[data-later-year]');
    const ofLater = later.getByText('Clearing opens');
    await expect(ofLater).toBeHidden();
    await expectAccessible();
    await later.getByText(/^\d+ dates for entry in \d{4}$/).click();
    await expect(ofLater).toBeVisible();
    await expectAccessible();

    const last = list(page)
      .getByRole('link', { name: /^Add to calendar: / })
      .last();
    const file = await page.request.get((await last.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(file.headers()['content-disposition']).toMatch(
      /^attachment; filename="[a-z0-9-]+\.ics"$/,
    );
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);

    if (scripts) {
      await tickWhileLoading(page);
      await tickAsTheyCome(page);
    }
    await tick(page, 'Postgraduate', true, scripts);
    const postgraduate = list(page).getByText('Postgraduate', { exact: true });
    await expect(postgraduate.filter({ visible: true }).first()).toBeVisible();
    await tick(page, 'Undergraduate', false, scripts);
    await expect(list(page).getByText('Clearing opens')).toHaveCount(0);
    // A date that an editor entered without an id, a link or a time zone is shown too.
    await tick(page, 'Postgraduate', false, scripts);
    await tick(page, 'Apprenticeships', true, scripts);
    const typed = list(page).getByRole('listitem').filter({ hasText: 'meet employers online' });
    await expect(typed.last()).toContainText(', 4:30pm');
    await expect(typed.last().getByRole('link')).toHaveText(['Add to calendar']);
    await tick(page, 'Apprenticeships', false, scripts);
    await expect(list(page).getByText(empty)).toBeVisible();
    await expect(page).toHaveURL(/filtered=yes$/);

    await page.getByRole('button', { name: 'Create a private link' }).click();
    await expect(lastChange(page)).toContainText('Your private link is ready.');
    const address = await page.getByRole('textbox', { name: 'Your private link' }).inputValue();
    await expectAccessible();

    // This client has neither a cookie nor a session.
    const stranger = await playwright.request.newContext();
    const subscribed = await stranger.get(address);
    expect(subscribed.status()).toBe(200);
    expect(await subscribed.text()).toContain('BEGIN:VCALENDAR');

    await page.getByRole('link', { name: 'Stop this link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop your calendar link?');
    await page.getByRole('button', { name: 'Stop the link' }).click();
    await expect(lastChange(page)).toContainText('Your calendar link is stopped.');
    await expect(page.getByRole('button', { name: 'Create a private link' })).toBeVisible();
    expect((await stranger.get(address)).status()).toBe(404);
    await stranger.dispose();
  });

  // Without scripts, a button submits the ticked boxes.
  test(
    'a box ticked before its script loads takes effect when the script has loaded',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      await (await applicant('in-progress')).signIn();
      const release = await holdScripts(page, islandScripts);
      await openHeld(page, '/dashboard/calendar');
      await openFilters(page);
      await page.getByRole('checkbox', { name: 'Postgraduate' }).check();
      await release();
      await expect(page).toHaveURL(/postgraduate/);
      const postgraduate = list(page).getByText('Postgraduate', { exact: true });
      await expect(postgraduate.filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Postgraduate' })).toBeChecked();
    },
  );
});
