import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

const small = { width: 360, height: 740 };

test('[EXT-34] four tools are visible, none has empty space at its end, and one touch shows the others', async ({
  page,
  applicant,
}) => {
  await (await applicant('waiting')).signIn();
  const hub = new HubPage(page);
  await hub.open();
  const tools = page.getByRole('region', { name: 'Your tools' }).locator('[data-widget]');
  const inSight = tools.locator('visible=true');
  await expect(inSight).toHaveCount(4);
  expect(await tools.count()).toBeGreaterThan(4);
  for (const tool of await inSight.all()) {
    // A card has only padding below its last text.
    const under = await tool.evaluate((card) => {
      const words = document.createRange();
      words.selectNodeContents(card);
      return card.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    });
    expect(under).toBeLessThan(40);
  }
  await hub.showMoreTools();
  await expect(tools.last()).toBeVisible();
});

test(
  '[GRD-18] on a small screen, a widget is a tile that can be opened',
  { tag: '@anywidth' },
  async ({ page, applicant }) => {
    await (await applicant('start')).signIn();
    await page.setViewportSize(small);
    await new HubPage(page).open();
    const search = page.locator('[data-widget="GlobalCourseSearch"]');
    const field = search.getByLabel('Subject, uni or town');
    await expect(field).toBeHidden();
    await search.locator('summary').click();
    await expect(field).toBeVisible();
  },
);

test(
  '[GRD-13][GRD-15][GRD-16][GRD-34] the settings can hide a widget and clear its data, and both can be undone',
  { tag: '@anywidth' },
  async ({ page, applicant, expectAccessible }) => {
    const { control, signIn } = await applicant('start');
    await control.user({
      settings: [{ collection: 'dashboardData', name: 'Notes', data: '"Ask about the bursary"' }],
    });
    await signIn();
    await page.setViewportSize({ width: 1280, height: 900 });
    const hub = new HubPage(page);
    await hub.open();
    const grid = page.getByRole('region', { name: 'Your tools' });
    const notes = grid.locator('[data-widget="Notes"]');
    const undo = page.getByRole('button', { name: 'Undo' });

    await hub.openWidget('Notes');
    await notes.getByRole('link', { name: 'Settings for Notes' }).click();
    await page.getByRole('link', { name: 'Clear data' }).click();
    await expect(
      page.getByRole('heading', { name: 'Clear what you saved in Notes?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear data' }).click();
    await expect(lastChange(page)).toContainText('What you saved in Notes is cleared.');
    await expect(notes).not.toContainText('Ask about the bursary');
    await undo.click();
    await expect(notes).toContainText('Ask about the bursary');

    await page.goto('/dashboard/widgets/CVBuilder/settings');
    await expect(
      page.getByText('You currently have no settings available for this widget.'),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Hide from my hub' }).click();
    await expect(lastChange(page)).toContainText('Build your CV is hidden.');
    await expect(grid.locator('[data-widget="CVBuilder"]')).toHaveCount(0);
    await undo.click();
    await expect(grid.locator('[data-widget="CVBuilder"]')).toHaveCount(1);
    await expect(await hub.openWidget('CVBuilder')).toBeVisible();
  },
);

test(
  '[GRD-17] CSS hides a widget on large screens if it is only for small screens',
  { tag: '@once' },
  async ({ page, applicant }) => {
    await (await applicant('start')).signIn();
    const cell = page.locator('[data-tools] > *', {
      has: page.locator('[data-widget="Decision"]'),
    });
    for (const [width, display] of [
      [360, 'grid'],
      [767, 'grid'],
      [768, 'none'],
      [1280, 'none'],
      [1700, 'none'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await new HubPage(page).open();
      await expect(cell).toHaveCSS('display', 'grid');
      // No widget is limited to small screens, so the test marks a widget as limited
      // (`WidgetCell`).
      await cell.evaluate((element) => element.setAttribute('data-only-mobile', 'true'));
      await expect(cell, `${width} px`).toHaveCSS('display', display);
    }
  },
);
