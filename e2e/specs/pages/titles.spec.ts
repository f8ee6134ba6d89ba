import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { lastChange } from '../../pages/notice.ts';
import { PreferencesPage } from '../../pages/preferences-page.ts';

interface FailingForm {
  path: string;
  persona: string;
  send: (page: Page, scripts: boolean) => Promise<void>;
}

/** Forms with invalid input. */
const failing: FailingForm[] = [
  {
    path: '/dashboard/welcome',
    persona: 'new',
    send: (page) => page.getByRole('button', { name: /continue|next/i }).click(),
  },
  {
    path: '/dashboard/people-like-you',
    persona: 'waiting',
    send: (page) => page.getByRole('main').getByRole('button').first().click(),
  },
  {
    path: '/dashboard/preferences?section=marketing-preferences',
    persona: 'under-16',
    send: async (page, scripts) => {
      const panel = new PreferencesPage(page, scripts).panel('marketing-preferences');
      await panel.setDate('dateOfBirth', { year: String(new Date().getFullYear() - 12) });
      await panel.save();
    },
  },
];

for (const { path, persona, send } of failing) {
  test(
    `a failed form at ${path} reports the failure in the title and focuses the error`,
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 4\d\d/);
      await (await applicant(persona)).signIn();
      await page.goto(path);
      const title = await page.title();
      await send(page, scripts);
      const summary = page.locator('[data-component="error-summary"]');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('alert')).not.toBeEmpty();
      await expect(page).toHaveTitle(`Error: ${title}`);
    },
  );
}

/** Forms with valid input that cannot be saved. */
const unsaved: FailingForm[] = [
  {
    path: '/dashboard/preferences?section=marketing-preferences',
    persona: 'offers',
    send: (page, scripts) =>
      new PreferencesPage(page, scripts).panel('marketing-preferences').save(),
  },
  {
    path: '/dashboard/todo',
    persona: 'start',
    send: (page) =>
      page
        .getByRole('button', { name: /^Mark .* as done$/ })
        .first()
        .click(),
  },
];

for (const { path, persona, send } of unsaved) {
  test(
    `a form at ${path} that cannot be saved reports the failure in the title until it is saved`,
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 503/);
      const { control, signIn } = await applicant(persona);
      await signIn();
      await page.goto(path);
      const title = await page.title();
      await control.fault({ api: 'identity', method: 'PUT', fault: { status: 503 } });
      await send(page, scripts);
      await expect(page).toHaveTitle(`Error: ${title}`);
      await control.clearFaults();
      await send(page, scripts);
      await expect(page).toHaveTitle(title);
    },
  );
}

// Without scripts, the focus returns to the position of the pressed button (small-actions).
test(
  "a form that leads to another page shows that page's title and focuses the result",
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, applicant }) => {
    await (await applicant('start')).signIn();
    await page.goto('/dashboard');
    const title = await page.title();
    await page.goto('/dashboard?widget=Tariff');
    const calculator = page.locator('#tariff-calculator');
    await expect(calculator).toHaveAttribute('action', '/resources/tariff');
    await calculator.getByRole('button', { name: 'B 40 points', exact: true }).click();
    await calculator.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = lastChange(page).locator('[data-component="banner"]');
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Your grade is saved: 40 points.');
    await expect(page).toHaveTitle(title);
  },
);

// Without scripts, the browser itself reports a missing connection.
test(
  'a form that cannot be sent without a connection reports the failure in the title until it is sent',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, context, applicant, scripts, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await (await applicant('offers')).signIn();
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open('marketing-preferences');
    const title = await page.title();
    await expect(page.locator('[data-island="preferences"][data-live]')).toBeAttached();
    await context.setOffline(true);
    await preferences.panel('marketing-preferences').save();
    await expect(page).toHaveTitle(`Error: ${title}`);
    await context.setOffline(false);
    await preferences.panel('marketing-preferences').save();
    await preferences.expectSaved();
    await expect(page).toHaveTitle(title);
  },
);
