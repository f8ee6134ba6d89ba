import type { Locator, Page } from '@playwright/test';
import { gridWidgetIds } from '@applicant-hub/domain';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

const small = { width: 360, height: 740 };

/** The widgets of the grid in reading order. */
const gridOrder = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('region', { name: 'Your tools' })
    .locator('[data-widget]')
    .evaluateAll((widgets) => widgets.map((widget) => widget.getAttribute('data-widget')));

const undecided = {
  ug: {
    track: {
      applicationStatus: 'Referred',
      numberOfChoices: 1,
      applicationDecisions: [{ choiceStatusId: 'REF' }],
    },
  },
};
const offered = {
  ug: { track: { applicationDecisions: [{ choiceStatusId: 'C' }] } },
};

test(
  '[APP-108][GRD-38] a good status changes the order of the grid',
  { tag: '@anywidth' },
  async ({ page, applicant, scripts }) => {
    const { control, signIn } = await applicant('waiting');
    await control.applications(undecided);
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    const before = await gridOrder(page);
    // Tools that no face of the hub puts first.
    const ofPreset = async () =>
      (await gridOrder(page)).filter((id) => id === 'GlobalCourseSearch' || id === 'Information');
    expect(before[0]).toBe('Decision');
    expect(await ofPreset()).toEqual(['GlobalCourseSearch', 'Information']);

    await control.applications(offered);
    if (scripts) await hub.hydrated();
    await hub.checkAgain.click();
    await expect.poll(ofPreset).toEqual(['Information', 'GlobalCourseSearch']);
    await expect.poll(async () => (await gridOrder(page)).sort()).toEqual([...before].sort());
  },
);

/** The rows of the grid as displayed, with the id of each widget. */
const seenRows = (page: Page): Promise<string[][]> =>
  page
    .getByRole('region', { name: 'Your tools' })
    .locator('[data-widget]')
    .evaluateAll((widgets) => {
      const rows = new Map<number, { id: string; left: number }[]>();
      for (const widget of widgets) {
        const { top, left } = widget.getBoundingClientRect();
        const row = rows.get(Math.round(top)) ?? [];
        rows.set(Math.round(top), [...row, { id: widget.getAttribute('data-widget') ?? '', left }]);
      }
      return [...rows]
        .sort(([a], [b]) => a - b)
        .map(([, row]) => row.sort((a, b) => a.left - b.left).map(({ id }) => id));
    });

/** Five tools with an individual order for three columns. */
const ownThreeColumns = [
  {
    collection: 'dashboardWidgetsOrder',
    name: 'undergraduate',
    data: JSON.stringify({
      3: ['Decision', 'CVBuilder', 'Notes', 'GlobalCourseSearch', 'Tariff'],
    }),
  },
  ...gridWidgetIds
    .filter(
      (id) => !['GlobalCourseSearch', 'Notes', 'Tariff', 'CVBuilder', 'Decision'].includes(id),
    )
    .map((name) => ({ collection: 'dashboardWidgetsActive', name, data: 'false' })),
];

test(
  '[GRD-23][GRD-24][GRD-26][GRD-36] the grid has the number of columns for the window, each with its own order',
  { tag: ['@anywidth', '@gate'] },
  async ({ page, applicant, scripts }) => {
    const { control, signIn } = await applicant('start');
    await control.user({ settings: ownThreeColumns });
    await signIn();
    if (!scripts) {
      // The link in a window of three columns sends the number of columns to the hub.
      await page.setViewportSize({ width: 1107, height: 900 });
      await new HubPage(page).open();
      await page.getByRole('link', { name: 'Arrange' }).click();
    }
    // Tariff takes two columns, and two rows.
    const two = [['GlobalCourseSearch', 'Notes'], ['Tariff'], ['CVBuilder', 'Decision']];
    const ownThree = [
      ['Decision', 'CVBuilder', 'Notes'],
      ['GlobalCourseSearch', 'Tariff'],
    ];
    const four = [
      ['GlobalCourseSearch', 'Notes', 'Tariff'],
      ['CVBuilder', 'Decision'],
    ];
    // Without scripts, the order for this window is used in other windows too, in reading order.
    const widths = scripts
      ? ([
          [767, two.flat().map((id) => [id])],
          [1106, two],
          [1107, ownThree],
          [1626, ownThree],
          [1627, four],
        ] as const)
      : ([
          [1107, ownThree],
          [1626, ownThree],
        ] as const);
    for (const [width, rows] of widths) {
      await page.setViewportSize({ width, height: 900 });
      await new HubPage(page).open();
      // The script of the grid loads when the grid is in view.
      await page.locator('[data-tools] > *').first().scrollIntoViewIfNeeded();
      await expect.poll(() => seenRows(page), `${width} px`).toEqual(rows);
    }
  },
);

test(
  'a field preserves its caret and a composition while the tools around it are reordered',
  { tag: ['@scripts', '@once'] },
  async ({ page, context, applicant }) => {
    const { control, signIn } = await applicant('start');
    await control.user({ settings: ownThreeColumns });
    await signIn();
    await page.setViewportSize({ width: 1107, height: 900 });
    await new HubPage(page).open();
    const order = () =>
      page
        .locator('[data-tools] [data-widget]')
        .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('data-widget')));
    await expect
      .poll(order)
      .toEqual(['Decision', 'CVBuilder', 'Notes', 'GlobalCourseSearch', 'Tariff']);
    const field = page.locator('[data-widget="GlobalCourseSearch"] input[name="SearchText"]');
    await field.focus();
    await page.keyboard.type('Leeds');
    await page.keyboard.press('ArrowLeft');
    const session = await context.newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 'に',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await page.setViewportSize({ width: 1106, height: 900 });
    await expect
      .poll(order)
      .toEqual(['GlobalCourseSearch', 'Notes', 'Tariff', 'CVBuilder', 'Decision']);
    await expect(field).toBeFocused();
    // The composed text is replaced by its result.
    await session.send('Input.insertText', { text: '日本' });
    await expect(field).toHaveValue('Leed日本s');
  },
);

for (const width of [360, 1106, 1280, 1700]) {
  test(
    `the reading order of the grid matches its visual order without gaps at ${width} px`,
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('start');
      await signIn();
      await page.setViewportSize({ width, height: 900 });
      for (const ug of ['default', 'clearing']) {
        await control.pageState({ applyMode: { ug } });
        const hub = new HubPage(page);
        await hub.open();
        await hub.showMoreTools();
        for (const grid of await page.locator('[data-tools]').all()) {
          await expect(grid).toHaveCSS('reading-flow', 'normal');
          await expect(grid.locator('> *').first()).toHaveCSS('order', '0');
          expect(await emptyCells(grid), ug).toEqual([]);
        }
        expect((await seenRows(page)).flat(), ug).toEqual(await gridOrder(page));
      }
    },
  );
}

test('[EXT-34] four tools are visible, each as high as its content, and the others are one touch away', async ({
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
    // Below the last text of a card is only its padding.
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

/** Empty cells next to a widget, in rows other than the last. */
const emptyCells = (grid: Locator): Promise<string[]> =>
  grid.evaluate((grid) => {
    const cells = [...grid.children].map((cell) => cell.getBoundingClientRect());
    const { left, right } = grid.getBoundingClientRect();
    const lastRow = Math.max(...cells.map(({ top }) => top));
    const narrowest = Math.min(...cells.map(({ width }) => width));
    const empty: string[] = [];
    for (const { top } of cells) {
      if (top >= lastRow - 1) continue;
      for (let x = left + narrowest / 2; x < right; x += narrowest / 2) {
        const isCovered = cells.some(
          (cell) =>
            cell.left - 40 <= x && x <= cell.right + 40 && cell.top - 1 <= top && top < cell.bottom,
        );
        if (!isCovered) empty.push(`${Math.round(x)}:${Math.round(top)}`);
      }
    }
    return empty;
  });

test(
  '[GRD-18] a widget on a small screen is a tile that opens',
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
  '[GRD-13][GRD-15][GRD-16][GRD-34] the settings of a widget hide it and clear its data, and both can be undone',
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
  '[GRD-17] a widget that is not for large screens is hidden there by its style',
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
      // No widget is limited to small screens, so the test marks one as such (`WidgetCell`).
      await cell.evaluate((element) => element.setAttribute('data-only-mobile', 'true'));
      await expect(cell, `${width} px`).toHaveCSS('display', display);
    }
  },
);

test.describe('a widget in focus', () => {
  const frame = (page: Page) => page.locator('[data-focus]');

  /** Tab cycles within the widget once its script has loaded. */
  async function expectCycle(page: Page): Promise<void> {
    const back = page.getByRole('link', { name: 'Back to Hub' });
    await expect(async () => {
      await back.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(back).not.toBeFocused({ timeout: 500 });
      await expect(frame(page).locator(':focus')).toHaveCount(1, { timeout: 500 });
      await page.keyboard.press('Tab');
      await expect(back).toBeFocused({ timeout: 500 });
    }).toPass();
  }

  test(
    '[SH-14][APP-103] on a small screen, Apply is shown alone and is hidden in clearing mode',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant, scripts, expectAccessible }) => {
      const { control, signIn } = await applicant('clearing');
      await signIn();
      await page.setViewportSize(small);
      const hub = new HubPage(page);
      await hub.open('?widget=Apply');
      await expect(frame(page)).toHaveAttribute('data-focus', 'Apply');
      await expect(hub.widget).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your tools' })).toBeHidden();
      await expectAccessible();

      await control.pageState({ applyMode: { ug: 'clearing' } });
      if (scripts) {
        await hub.hydrated();
        await hub.checkAgain.click();
        await expect(page).toHaveURL(/widget=ApplyClearingUndergraduate/);
      } else {
        await page.reload();
      }
      await expect(frame(page)).toHaveAttribute('data-focus', 'ApplyClearingUndergraduate');
      await expect(hub.widget).toBeVisible();

      await control.pageState({ applyMode: { ug: 'default' } });
      await hub.open('?widget=ApplyClearingUndergraduate');
      await expect(frame(page)).toHaveAttribute('data-focus', 'Apply');
      if (scripts) await expect(page).toHaveURL(/widget=Apply$/);

      await page.getByRole('link', { name: 'Back to Hub' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible();
    },
  );

  test(
    '[APP-103] a large screen shows all widgets',
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('start')).signIn();
      await page.setViewportSize({ width: 1280, height: 900 });
      await new HubPage(page).open('?widget=Apply');
      await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Hub' })).toBeHidden();
    },
  );

  test(
    '[GRD-8][GRD-9][GRD-10][GRD-11][GRD-12] the notes in focus preserve the focus and the typed text, and link back',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant, scripts }) => {
      await (await applicant('start')).signIn();
      await page.setViewportSize({ width: 1280, height: 900 });
      await new HubPage(page).open();
      const write = page.getByRole('link', { name: 'Write your first note' });
      await write.click();
      const back = page.getByRole('link', { name: 'Back to Hub' });
      const text = page.locator('[data-widget="Notes"] textarea');
      await expect(frame(page)).toHaveAttribute('data-focus', 'Notes');
      await expect(page.getByRole('region', { name: 'Your tools' })).toHaveCount(0);
      await text.fill('Open day in Leeds');

      if (scripts) {
        await expectCycle(page);
        await page.setViewportSize(small);
        const dialog = page.getByRole('dialog', { name: 'Notes' });
        await expect(dialog).toBeVisible();
        await expect(page.locator('[data-component="app-header"]')).toBeHidden();
        await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(0);
        await expect(text).toHaveValue('Open day in Leeds');

        await expectCycle(page);

        await page.setViewportSize({ width: 1280, height: 900 });
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(text).toHaveValue('Open day in Leeds');
        await page.keyboard.press('Escape');
        await expect(
          page.locator('[data-widget="Notes"] a[href*="widget=Notes"]').first(),
        ).toBeFocused();
      } else {
        await back.click();
      }
      await expect(page).toHaveURL(/\/dashboard$/);

      await page.goto('/dashboard?widget=CVBuilder');
      const tools = page.getByRole('region', { name: 'Your tools' });
      for (const width of [1280, 1700]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(tools).toBeVisible();
        await expect(frame(page)).toHaveCount(0);
      }
    },
  );
});
