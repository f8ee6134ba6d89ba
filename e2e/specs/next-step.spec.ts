import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

/** What tells somebody to write or to send an application. */
const sending = /(send|finish|start) your application|open your statement/i;

for (const [persona, isSent] of [
  ['in-progress', false],
  ['waiting', true],
  ['offers', true],
  ['confirm', true],
  ['placed', true],
  ['unplaced', true],
] as const) {
  test(
    `[EXT-31] the pages of "${persona}" say one next step`,
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant(persona)).signIn();
      await new HubPage(page).open();
      const tile = page.locator('[data-tile]').first();
      const said = await tile.innerText();
      const feed = page.getByRole('region', { name: 'Your feed' });
      const first = await feed.getByRole('heading', { level: 3 }).first().innerText();
      if (isSent) expect(await page.locator('main').innerText()).not.toMatch(sending);

      await page.goto('/dashboard/todo');
      await expect(page.locator('[data-next]')).toContainText(`Next: ${first}`);
      // What is sent is done, or nothing to do.
      const statement = page.locator('[data-todo="personalStatement"]');
      const isOver = statement
        .and(page.locator('[data-done="true"]'))
        .or(statement.locator('[data-not-now]'));
      if (isSent) await expect(isOver).toHaveCount(1);
      else await expect(statement.locator('[data-not-now]')).toHaveCount(0);

      await page.goto('/dashboard/application');
      const standing = await page.locator('[data-standing]').first().innerText();
      const [, status = '?', actor = ''] = /^[^:]+: (.+?)(?: – (.+))?$/.exec(standing) ?? [];
      expect(said).toContain(status);
      expect(said).toContain(actor);
    },
  );
}
