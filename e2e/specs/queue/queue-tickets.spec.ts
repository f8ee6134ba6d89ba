import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { kill } from '../../fixtures/child.ts';
import { Control } from '../../fixtures/control.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The hubs of other tests have no queue API, so this file starts its own hub and fake APIs. */
let running: ChildProcess[] = [];
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = [await startServices(':memory:')];
  running.push(await startHub({ QUEUE_URL: `${urls.ownServices}/queue` }));
});
test.afterAll(() => Promise.all(running.map(kill)));
test.use({ baseURL: urls.ownHub });

/** Creates a user and a queue for the applications page. */
async function meetQueue(page: Page, queue: Record<string, unknown>) {
  const control = await Control.copyOf(urls.ownServices, 'waiting');
  await signIn(page.context(), control.persona);
  // Each user has a separate event.
  const timerLink = `/dashboard/application?queue=${control.persona}`;
  const change = (to: Record<string, unknown>) => control.queue(timerLink, to);
  await change({ perMinute: 0, ...queue });
  await control.pageState({ timerLink });
  return { control, change };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Checks for progress as a user without JavaScript does. */
const checkNow = (page: Page) => page.getByRole('link', { name: 'Look now' }).click();

test.describe('a queue with tickets', () => {
  test('[EXT-28][SH-43][CLT-7] the queue draws places when it opens, preserves the places, and admits users in turn', async ({
    page,
    expectAccessible,
  }) => {
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    const { control, change } = await meetQueue(page, { opensAt, join: 1 });
    await page.goto('/dashboard/calendar');
    await expect(heading(page, "You're here before the queue opens")).toBeVisible();
    await expect(page.getByText('Not drawn yet')).toBeVisible();

    // Another user arrived before the opening too, so there are two places to draw.
    await change({ opensAt: new Date().toISOString() });
    await checkNow(page);
    await expect(heading(page, "You're in the queue")).toBeVisible();
    const place = page.getByText(/^[12]$/);
    await expect(place).toBeVisible();
    const first = await place.innerText();
    await expect(page.getByText("We can't tell you yet how long it will take")).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(page.getByText(first, { exact: true })).toBeVisible();

    await control.fault({ api: 'queue', fault: { status: 503 } });
    await checkNow(page);
    await expect(page.getByText("We can't check the queue right now")).toBeVisible();
    await expect(page.getByText(first, { exact: true })).toBeVisible();
    await page.goto('/dashboard/preferences');
    await expect(heading(page, "You're in the queue")).toBeVisible();
    await control.clearFaults();

    await change({ admit: 2 });
    await checkNow(page);
    await expect(page).toHaveURL(/\/dashboard\/application\?queue=/);
    await page.goto('/dashboard/calendar');
    await expect(page.getByText("It's your turn")).toBeVisible();
  });

  test(
    "[AMB-82][EXT-28] the hub is usable after the queue is closed, and shows the current place and the user's turn",
    { tag: '@once' },
    async ({ page, expectAccessible }) => {
      const { change } = await meetQueue(page, { join: 1_300 });
      await page.goto('/dashboard');
      await expect(page.getByText('1,301', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Close the queue' }).click();
      await expect(heading(page, 'Your Hub')).toBeVisible();
      await change({ admit: 300 });
      await page.goto('/dashboard/calendar');
      await expect(page.getByText("You're number 1,001 in the queue.")).toBeVisible();
      await expectAccessible('[data-queue]');
      await page.getByRole('button', { name: 'Go back to the queue' }).click();
      await expect(page.getByText('1,001', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Close the queue' }).click();
      await change({ admit: 1_001 });
      await page.goto('/dashboard/calendar');
      await expect(page.getByText("It's your turn")).toBeVisible();
    },
  );

  test(
    "[EXT-28] the script updates the queue in place, announces the place once a minute, and continues when it is the user's turn",
    { tag: ['@scripts', '@anywidth'] },
    async ({ page }) => {
      await page.clock.install();
      const { control, change } = await meetQueue(page, { join: 60 });
      await page.goto('/dashboard');
      await expect(page.getByText('61', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Look now' }).focus();
      const said = page.getByRole('status');

      await change({ admit: 20 });
      await page.clock.runFor(30_000);
      await expect(page.getByText('41', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(/^Number 41 – clearing queue/);
      await expect(said).toBeEmpty();
      await page.clock.runFor(30_000);
      await expect(said).toContainText("You're number 41 in the queue.");
      await expect(page.getByRole('link', { name: 'Look now' })).toBeFocused();

      await control.fault({ api: 'queue', fault: { status: 503 } });
      await page.clock.runFor(30_000);
      await expect(page.getByText("We can't check the queue right now")).toBeVisible();
      await expect(page.getByText('41', { exact: true })).toBeVisible();
      await control.clearFaults();

      await change({ admit: 41 });
      await page.clock.runFor(30_000);
      await expect(page).toHaveURL(/\/dashboard\/application\?queue=/);
    },
  );
});
