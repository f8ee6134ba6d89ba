import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { scriptsReady } from '../../fixtures/after-scripts.ts';
import { showAttacks, watchForHarm } from '../../fixtures/harm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';
import { holdScripts, islandScripts, openHeld } from '../../screens/held-scripts.ts';
import { logOut } from '../../pages/account-menu.ts';

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ });
const notification = (page: Page, id: string) => page.locator(`[data-notification="${id}"]`);

/** The ids of the notifications on the page, in order. */
const idsOn = (page: Page) =>
  page
    .locator('[data-notification]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-notification')));

const press = (item: Locator, name: RegExp) => item.getByRole('button', { name }).click();

/** Turns off tips and deadlines, so that the user sees only the news. */
const noTips = {
  collection: 'dashboardSettings',
  name: 'Notifications',
  data: '{"tips":"no","deadlines":"no"}',
};

const news = [
  { id: 'busy', type: 'alert' as const, title: 'We are busy', message: 'Come back <b>later</b>.' },
  { id: 'loan', title: 'Loans for {{year}}', primaryUrl: '/status', primaryLabel: 'See how' },
  { id: 'plain', title: 'Something plain', primaryUrl: '/status', primaryLabel: 'See more' },
];

test('[NTF-6][NTF-9][NTF-12][NTF-30][NTF-31][SH-51][EXT-5] the hub shows an alert, and notifications can be read, dismissed, restored and archived', async ({
  page,
  applicant,
  scripts,
  expectAccessible,
}) => {
  const { control, signIn } = await applicant('waiting');
  await control.user({ settings: [noTips] });
  await control.notifications(news);
  await signIn();
  await new HubPage(page).open();
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(alerts).toContainText('Come back later.');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await press(notification(page, 'busy'), /^Dismiss/);
  await expect(lastChange(page)).toContainText('Dismissed: We are busy');
  await expect(alerts).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');

  await bell(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your notifications');
  await expect(page.getByText('2 unread notifications')).toBeVisible();
  await expect.poll(() => idsOn(page)).toEqual(['loan', 'plain']);
  await expect(notification(page, 'loan').locator('time')).toHaveText(/^\d+ minutes ago$/);
  await expectAccessible();

  if (scripts) await scriptsReady(page);
  await press(notification(page, 'loan'), /^Dismiss/);
  await expect(lastChange(page)).toContainText('Dismissed: Loans for');
  // A keyboard user continues with the next notification.
  const next = notification(page, 'plain').getByRole('button', { name: /^Dismiss/ });
  if (scripts) await expect(next).toBeFocused();
  await expect.poll(() => idsOn(page)).toEqual(['plain']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lastChange(page)).toContainText('Your change is undone.');
  await expect.poll(() => idsOn(page)).toEqual(['loan', 'plain']);

  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(lastChange(page)).toContainText(/(?<!\d)2 notifications marked as read\./);
  await expect(page.getByText('No unread notifications')).toBeVisible();
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect.poll(() => idsOn(page)).toEqual(['busy', 'loan', 'plain']);
  await press(notification(page, 'loan'), /^Mark as unread/);
  await expect(lastChange(page)).toContainText('Unread again: Loans for');
  await page.getByRole('link', { name: 'Unread', exact: true }).click();
  await expect.poll(() => idsOn(page)).toEqual(['loan']);
  await notification(page, 'loan').getByRole('link', { name: 'See how' }).click();
  await expect(page).toHaveURL(/\/status$/);
});

test(
  '[NTF-18][AMB-62] an attack in an alert or a notification has no effect',
  { tag: '@anywidth' },
  async ({ page, applicant }) => {
    const list = new URL(
      '../../../apps/hub/app/platform/layout/editor-html/xss-payloads.json',
      import.meta.url,
    );
    const attacks = JSON.parse(readFileSync(list, 'utf8')) as string[];
    const { control, signIn } = await applicant('waiting');
    await control.user({ settings: [noTips] });
    const harm = await watchForHarm(page);
    await signIn();
    const urlOf = (_text: string, index: number) =>
      index % 2 === 0 ? 'javascript:pwned()' : '/status';
    await showAttacks(page, control, { name: 'attack', texts: attacks, urlOf }, harm);
  },
);

// Without scripts, the browser stores nothing.
test(
  '[NTF-3][NTF-5][NTF-16][NTF-17][AMB-63] a browser stores read notifications, adds them to the account, and clears them on sign-out',
  { tag: ['@scripts', '@anywidth', '@gate'] },
  async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    await control.user({ settings: [noTips] });
    await control.notifications(news);
    await signIn();
    await new HubPage(page).countOn();
    await page.goto('/dashboard/notifications');
    const keep = (value: string) =>
      page.evaluate((text) => localStorage.setItem('UcasReadNotifications', text), value);
    const kept = () => page.evaluate(() => localStorage.getItem('UcasReadNotifications'));

    await keep('{broken');
    await page.reload();
    await expect.poll(kept).toBe('[]');
    await expect(page.getByText('3 unread notifications')).toBeVisible();

    await keep('["loan"]');
    await page.reload();
    await expect(page.getByText('2 unread notifications')).toBeVisible();
    await expect.poll(kept).toBe('["loan"]');
    const saved = async () =>
      Object.keys((await control.saved('dashboardSettings', 'ReadNotifications')) ?? {});
    await expect.poll(saved).toContain('loan');

    // The link is opened in a separate tab, so that the events counted on this page are preserved.
    const more = notification(page, 'plain').getByRole('link', { name: 'See more' });
    await more.click({ modifiers: ['ControlOrMeta'] });
    await press(notification(page, 'plain'), /^Dismiss/);
    await expect.poll(kept).toBe('["loan","plain"]');
    await page.getByRole('link', { name: 'Back to Hub' }).click();
    await new HubPage(page).hydrated();
    await page.getByRole('link', { name: 'View all notifications' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your notifications');
    const counted = await new HubPage(page).counted();
    const plain = { notification_id: 'plain', notification_type: 'information' };
    expect(counted.filter(({ event }) => event.startsWith('notification_'))).toEqual([
      { event: 'notification_action', ...plain },
      { event: 'notification_dismiss', ...plain },
      { event: 'notification_view_all' },
    ]);

    await logOut(page);
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.poll(kept).toBeNull();
  },
);

test(
  '[NTF-17] a click on a link or button is counted even if the script of its island has not loaded',
  { tag: ['@scripts', '@once'] },
  async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    await control.user({ settings: [noTips] });
    await control.notifications(news);
    await signIn();
    const hub = new HubPage(page);
    await hub.countOn();
    const release = await holdScripts(page, islandScripts);
    await openHeld(page, '/dashboard');
    await page.getByRole('link', { name: 'View all notifications' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your notifications');
    await expect
      .poll(async () => (await hub.counted()).map(({ event }) => event))
      .toContain('notification_view_all');
    await openHeld(page, '/dashboard');
    await press(notification(page, 'busy'), /^Dismiss/);
    await expect
      .poll(async () => (await hub.counted()).map(({ event }) => event))
      .toContain('notification_dismiss');
    await release();
  },
);

// Without scripts, a page changes only when it is loaded. On a phone, the field is in a widget
// whose tile is closed.
test(
  'a dismissed notification also disappears from another tab, but not while a field is in use in that tab',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, context, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    await control.user({ settings: [noTips] });
    await control.notifications([
      ...news,
      { id: 'late', type: 'alert', title: 'We are late', message: 'Sorry.' },
    ]);
    await signIn();
    await new HubPage(page).open();
    const other = await context.newPage();
    await other.goto('/dashboard/notifications');
    const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
    await field.scrollIntoViewIfNeeded();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');

    await press(notification(other, 'busy'), /^Dismiss/);
    await expect(lastChange(other)).toContainText('Dismissed: We are busy');
    await expect(notification(page, 'busy')).toHaveCount(0);
    await expect(notification(page, 'late')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');

    await field.fill('fees');
    await press(notification(other, 'late'), /^Dismiss/);
    await expect(lastChange(other)).toContainText('Dismissed: We are late');
    await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread');
    await expect(notification(page, 'late')).toBeVisible();
    await expect(field).toHaveValue('fees');
    await field.fill('');
    await field.blur();
    await expect(notification(page, 'late')).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');

    await lastChange(other).getByRole('button', { name: 'Undo' }).click();
    await expect(notification(page, 'late')).toBeVisible();
  },
);
