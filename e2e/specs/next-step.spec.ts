import { isSent, type TileStatus } from '@applicant-hub/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

/** What tells somebody to write or to send an application. */
const sending = /(send|finish|start) your application|open your statement/i;

/** The same in what is kept of an application that is being written. */
const writing = /(start|continue) writing/i;

/** Everybody who has a hub at once; `new` has the first visit before it. */
const personas = [
  ...['start', 'in-progress', 'ready', 'approval', 'returned', 'sent', 'waiting', 'offers'],
  ...['confirm', 'confirm-reasons', 'placed', 'insurance', 'ucc', 'unplaced', 'extra'],
  ...['clearing', 'withdrawn', 'conservatoire', 'both', 'postgraduate', 'teacher', 'apprentice'],
  ...['under-16', 'overseas', 'scottish', 'welsh', 'heavy'],
];

/** What the tiles of the page say: of the undergraduate application first, where there is one. */
async function tilesOf(page: Page) {
  const tiles = await page.locator('[data-tile]').all();
  return Promise.all(
    tiles.map(async (tile) => ({
      text: await tile.innerText(),
      status: (await tile.getAttribute('data-status')) as TileStatus,
    })),
  );
}

for (const persona of personas) {
  test(
    `[EXT-31] no two regions of "${persona}" say another next step`,
    { tag: '@plain' },
    async ({ page, applicant }) => {
      await (await applicant(persona)).signIn();
      const hub = new HubPage(page);
      await hub.open();
      const tiles = await tilesOf(page);
      expect(tiles.length).toBeGreaterThan(0);
      // Whoever has a second application to send is told to send that one.
      const hasSent = tiles.every(({ status }) => isSent(status) === true);
      const isOver = tiles.every(({ text }) => text.includes('have closed'));
      const isDone = hasSent || isOver;

      const feed = page.getByRole('region', { name: 'Your feed' });
      const first = feed.getByRole('heading', { level: 3 }).first();
      const next = await first.innerText();
      if (isDone) expect(await page.locator('main').innerText()).not.toMatch(sending);

      // The stage is that of an application that is not sent, and its next step is the feed's.
      const stage = page.locator('[data-stage]');
      await expect(stage).toHaveCount(isDone ? 0 : 1);
      if (!isDone) {
        const href = await stage.getByRole('link').getAttribute('href');
        await expect(feed.locator(`a[href="${href}"]`).first()).toBeVisible();
      }

      // The tools: also in the fold.
      const statement = page.locator('[data-widget^="Statement"]').first();
      if ((await statement.count()) > 0) {
        if (isDone) await expect(statement).not.toContainText(writing);
        else await expect(statement).toContainText(writing);
      }

      await page.goto('/dashboard/todo');
      await expect(page.locator('[data-next]')).toContainText(`Next: ${next}`);
      // What is sent is done, or nothing to do.
      const step = page.locator('[data-todo="personalStatement"]');
      const isBehind = step
        .and(page.locator('[data-done="true"]'))
        .or(step.locator('[data-not-now]'));
      if (isDone) await expect(isBehind).toHaveCount(1);
      else await expect(step.locator('[data-not-now]')).toHaveCount(0);

      await page.goto('/dashboard/application');
      const standing = await page.locator('[data-standing]').first().innerText();
      const [, status = '?', actor = ''] = /^[^:]+: (.+?)(?: – (.+))?$/.exec(standing) ?? [];
      expect(tiles[0]?.text).toContain(status);
      expect(tiles[0]?.text).toContain(actor);
      // What the tile says has closed is not offered.
      if (isOver) await expect(page.locator('[data-main]')).not.toContainText(/Start \d{4}/);

      // What the hub itself advises, and editors.
      await page.goto('/dashboard/notifications');
      const told = page.locator('main');
      if (isDone) await expect(told).not.toContainText('still a blank page');
      // An adviser who has it writes the reference.
      const isWritten = tiles.some(({ status }) => status === 'awaitingApproval');
      if (isDone && !isWritten) await expect(told).not.toContainText('Ask for your reference');
    },
  );
}
