import type { Page } from '@playwright/test';
import { todoIds } from '@applicant-hub/domain';
import { moving } from '../../fixtures/motion.ts';
import { type Applicant, expect, test } from '../../fixtures/test.ts';
import { holdNextChange, holdNextRefresh, refreshed } from '../../fixtures/refresh.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

// The list slides in from the side.
test.use(moving);

const step = (page: Page, id: string) => page.locator(`[data-todo="${id}"]`);

/** Opens the collapsed list of completed steps. */
async function openDone(page: Page): Promise<void> {
  await page.getByText(/^\d+ steps? done$/).click();
}

const idsUnder = (page: Page, heading: string) =>
  page
    .getByRole('region', { name: heading, exact: true })
    .locator('[data-todo]')
    .evaluateAll((steps) => steps.map((each) => each.getAttribute('data-todo')));

/** Eight of the ten steps are done. */
const nearlyDone = todoIds.slice(0, 8).map((name) => ({
  collection: 'dashboardTodo',
  name,
  data: '{"done":true,"lastUpdated":"2026-11-10T09:15:00.000Z"}',
}));

/** Opens the list with eight completed steps, after its scripts have loaded. */
async function openNearlyDone(page: Page, { control, signIn }: Applicant): Promise<void> {
  await control.user({ settings: nearlyDone });
  await signIn();
  await page.goto('/dashboard/todo');
  await new HubPage(page).hydrated();
}

test.describe('the to-do list', () => {
  test('[SH-15][TDO-10][TDO-12][TDO-15][EXT-5] a step can be ticked off with a notice and undone, and the stage changes with the steps', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await control.user({ settings: nearlyDone });
    await signIn();
    // The stage card is only for applicants who have not sent an application.
    await control.applications({ ug: { track: null, apply: null } });
    if (scripts) await page.clock.install();
    const hub = new HubPage(page);
    await hub.open();
    await expect(page.locator('[data-stage]')).toHaveAttribute('data-stage', 'Refine');
    await page.getByRole('link', { name: 'Open your to-do list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your to-do list');
    await expect.poll(() => idsUnder(page, 'To do')).toEqual(todoIds.slice(8));
    await expect.poll(() => idsUnder(page, 'Done')).toEqual(todoIds.slice(0, 8));
    await expectAccessible();

    const notice = lastChange(page);
    await page.getByRole('button', { name: 'Mark Compare and shortlist as done' }).click();
    await expect(notice).toContainText('Compare and shortlist marked as done.');
    await expect.poll(() => idsUnder(page, 'To do')).toEqual(todoIds.slice(9));
    await expect(page.getByText('9 of 10 done')).toBeVisible();

    // The undo button has no time limit (WCAG 2.2.1).
    if (scripts) await page.clock.fastForward('05:00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toContainText('Your change is undone.');
    await expect.poll(() => idsUnder(page, 'To do')).toEqual(todoIds.slice(8));

    await page.getByRole('button', { name: 'Mark Study support as done' }).click();
    await expect(notice).toContainText('Study support marked as done.');
    await openDone(page);
    await page.getByRole('button', { name: 'Mark Courses as to do' }).click();
    await expect(notice).toContainText('Courses marked as not done.');
    await page.getByRole('button', { name: 'Mark Courses as done' }).click();
    await expect(notice).toContainText('Courses marked as done.');
    await page.getByRole('link', { name: 'Back to Hub' }).click();
    await expect(page.locator('[data-stage]')).toHaveAttribute('data-stage', 'Ready');
    await expect(page.getByText('9 of 10 done')).toBeVisible();
    await expectAccessible();
  });

  test(
    '[EXT-5] a step is in the right list when a change is undone before the page is refreshed',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      await openNearlyDone(page, await applicant('waiting'));
      const notice = lastChange(page);
      const isKnown = refreshed(page);
      await page.getByRole('button', { name: 'Mark Compare and shortlist as done' }).click();
      await isKnown;
      await expect(notice).toContainText('Compare and shortlist marked as done.');
      await openDone(page);
      await holdNextRefresh(page);
      await page.getByRole('button', { name: 'Mark Compare and shortlist as to do' }).click();
      await expect(notice).toContainText('Compare and shortlist marked as not done.');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Your change is undone.');
      await expect.poll(() => idsUnder(page, 'To do')).toEqual(todoIds.slice(9));
    },
  );

  test(
    'a step stays in its new list while a change to another step refreshes the page',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      await openNearlyDone(page, await applicant('waiting'));
      const send = await holdNextChange(page, '/resources/todo');
      const press = (id: string) =>
        step(page, id)
          .getByRole('button', { name: /^Mark / })
          .click();
      const [first, second] = todoIds;
      await openDone(page);
      await press(first);
      const isVisible = refreshed(page);
      await press(second);
      await isVisible;
      const notDone = [first, second];
      await expect.poll(async () => (await idsUnder(page, 'To do')).slice(0, 2)).toEqual(notDone);
      const isSaved = refreshed(page);
      send();
      await isSaved;
      await expect.poll(async () => (await idsUnder(page, 'To do')).slice(0, 2)).toEqual(notDone);
    },
  );

  // Without scripts, nothing animates and nothing is counted.
  test(
    '[TDO-11][TDO-13] with scripts, the list preserves the focus, counts events without names, and slides out in 200 ms',
    { tag: ['@scripts', '@anywidth', '@gate'] },
    async ({ page, applicant }) => {
      await (await applicant('start')).signIn();
      await page.addInitScript(() => {
        window.addEventListener('pagereveal', (event) => {
          const { viewTransition } = event as Event & {
            viewTransition: { ready: Promise<void> } | null;
          };
          document.documentElement.dataset['left'] = '';
          void viewTransition?.ready.then(() => {
            const durations = document
              .getAnimations()
              .filter(({ effect }) =>
                (effect as KeyframeEffect).pseudoElement?.includes('side-panel'),
              )
              .map(({ effect }) => effect?.getTiming().duration);
            document.documentElement.dataset['left'] = [...new Set(durations)].join();
          });
        });
      });
      await page.goto('/dashboard/todo');
      await new HubPage(page).hydrated();
      const toDo = (await idsUnder(page, 'To do')).map(String);
      const [first = '', second = ''] = toDo;
      await step(page, first).getByRole('button').press('Enter');
      await expect.poll(() => idsUnder(page, 'Done')).toContain(first);
      await expect(step(page, second).getByRole('heading')).toBeFocused();
      // A repeated key press does not change the next step, because its button is one Tab away.
      await page.keyboard.press('Enter');
      await page.keyboard.press(' ');
      expect(await idsUnder(page, 'To do')).toEqual(toDo.slice(1));
      const counted = await new HubPage(page).counted();
      expect(counted.filter(({ event }) => event === 'todo_toggle')).toEqual([
        { event: 'todo_toggle', todo_id: first, todo_done: true },
      ]);

      await page.getByRole('link', { name: 'Back to Hub' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Hub');
      await expect(page.locator('html')).toHaveAttribute('data-left', '200');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('link', { name: 'Open your to-do list' }).click();
      await page.getByRole('link', { name: 'Back to Hub' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-left', '');
    },
  );

  test(
    'the steps are in as many columns as fit the window',
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await page.goto('/dashboard/todo');
      for (const [width, columns] of [
        [360, 1],
        [1280, 2],
        [1700, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const edges = await page
          .getByRole('region', { name: 'To do', exact: true })
          .locator('[data-todo]')
          .evaluateAll((steps) => steps.map((each) => each.getBoundingClientRect().x));
        expect(new Set(edges).size, `at ${width}`).toBe(columns);
      }
    },
  );

  test(
    'a step that fails to save is reported and remains unchanged',
    { tag: '@anywidth' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('start');
      await signIn();
      await page.goto('/dashboard/todo');
      const before = await idsUnder(page, 'To do');
      await control.fault({ api: 'identity', method: 'PUT', fault: { status: 503 }, times: 1 });
      await page.getByRole('button', { name: 'Mark Study support as done' }).click();
      await expect(lastChange(page)).toContainText("Study support couldn't be saved");
      await expect.poll(() => idsUnder(page, 'To do')).toEqual(before);
      await expectAccessible();
    },
  );
});
