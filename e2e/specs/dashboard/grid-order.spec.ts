import type { Locator, Page } from '@playwright/test';
import { gridWidgetIds } from '@applicant-hub/domain';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

/** The widgets in the grid, in reading order. */
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
  '[APP-108][GRD-38] an offer changes the order of the grid',
  { tag: '@anywidth' },
  async ({ page, applicant, scripts }) => {
    const { control, signIn } = await applicant('waiting');
    await control.applications(undecided);
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    const before = await gridOrder(page);
    // No state of the hub moves these tools to the front, so only the preset decides their order.
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

/** The rows of the grid as displayed, with each widget's id. */
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
  '[GRD-23][GRD-24][GRD-26][GRD-36] the width determines the number of columns, and each number has its own order',
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
    // The Tariff widget spans two columns and two rows.
    const two = [['GlobalCourseSearch', 'Notes'], ['Tariff'], ['CVBuilder', 'Decision']];
    const ownThree = [
      ['Decision', 'CVBuilder', 'Notes'],
      ['GlobalCourseSearch', 'Tariff'],
    ];
    const four = [
      ['GlobalCourseSearch', 'Notes', 'Tariff'],
      ['CVBuilder', 'Decision'],
    ];
    // Without scripts, the order for three columns is also used at other widths, in reading order.
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
      // The grid's script loads when the grid is in view.
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
    `the grid's reading order matches its visual order without gaps at ${width} px`,
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
