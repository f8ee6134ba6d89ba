import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { holdScripts } from '../../screens/held-scripts.ts';
import { lastChange } from '../../pages/notice.ts';
import { isPhone } from '../../screens/width.ts';

/** The page on which users arrange the tools. */
class ArrangePage {
  readonly page: Page;
  readonly #scripts: boolean;

  constructor(page: Page, scripts: boolean) {
    this.page = page;
    this.#scripts = scripts;
  }

  /** Waits until the page is complete. With scripts, the list with drag handles loads last. */
  async ready(): Promise<void> {
    await expect(this.shown).toBeVisible();
    // A link or a button may have opened the page, so it may still be loading.
    await this.page.waitForLoadState('domcontentloaded');
    if (this.#scripts) await expect(this.handle(await this.first())).toBeVisible();
  }

  get shown(): Locator {
    return this.page.getByRole('region', { name: 'In your hub' });
  }

  get picker(): Locator {
    return this.page.getByRole('region', { name: 'Add to your hub' });
  }

  order(): Promise<string[]> {
    return idsIn(this.shown);
  }

  async first(): Promise<string> {
    return (await this.shown.locator('[data-tool]').first().getAttribute('data-tool')) ?? '';
  }

  button(tool: string, name: string): Locator {
    return this.page
      .locator(`[data-tool="${tool}"]`)
      .getByRole('button', { name: new RegExp(`^${name} `) });
  }

  handle(tool: string): Locator {
    return this.button(tool, 'Drag');
  }

  screen(name: string): Locator {
    return this.page.getByRole('link', { name });
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).click();
    await expect(this.notice).toContainText('Your change is undone.');
  }

  get notice(): Locator {
    return lastChange(this.page);
  }
}

const idsIn = (list: Locator): Promise<string[]> =>
  list
    .locator('[data-tool]')
    .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('data-tool') ?? ''));

test('[EXT-4] the page shows the layout for the current window if its URL does not name a layout @scripts', async ({
  page,
  applicant,
}) => {
  await (await applicant('start')).signIn();
  let pages = 0;
  page.on('domcontentloaded', () => (pages += 1));
  for (const [width, columns, screen] of [
    [1280, 3, 'Medium screens'],
    [1700, 4, 'Large screens'],
    [600, 2, 'Small screens'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    pages = 0;
    await page.goto('/dashboard/arrange');
    await expect(page.getByRole('link', { name: screen })).toHaveAttribute('aria-current', 'true');
    if (columns !== 3) await expect(page).toHaveURL(new RegExp(`columns=${columns}$`));
    expect(pages).toBe(1);
  }
});

test('[EXT-4][EXT-5][EXT-6] tools can be moved, hidden and added back for one screen size, and all changes can be undone', async ({
  page,
  applicant,
  scripts,
  expectAccessible,
}) => {
  const isSmall = isPhone(page);
  await (await applicant('start')).signIn();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Arrange your tools' }).click();
  await expect(page).toHaveURL(isSmall ? /columns=2&here=yes$/ : /columns=3&here=yes$/);

  const arrange = new ArrangePage(page, scripts);
  await arrange.ready();
  const suggested = await arrange.order();
  const [first, second, ...rest] = suggested as [string, string, ...string[]];
  const swapped = [second, first, ...rest];

  // A tool is moved, and the focus stays on its button.
  await arrange.button(first, 'Move later').click();
  await expect.poll(() => arrange.order()).toEqual(swapped);
  await expect(arrange.notice).toContainText(`moved to position 2 of ${suggested.length}.`);
  await expect(arrange.button(first, 'Move later')).toBeFocused();
  await expect(arrange.button(second, 'Move earlier')).toHaveAttribute('aria-disabled', 'true');

  // The order for other screen sizes is unchanged.
  await arrange.screen('Large screens').click();
  await expect(page).toHaveURL(/columns=4/);
  await arrange.ready();
  const isAsSuggested = (order: readonly string[]) => order.indexOf(first) < order.indexOf(second);
  await expect.poll(async () => isAsSuggested(await arrange.order())).toBe(true);
  await arrange.screen(isSmall ? 'Small screens' : 'Medium screens').click();
  await arrange.ready();
  await expect.poll(() => arrange.order()).toEqual(swapped);

  // The tool is hidden, listed as hidden, added back to its position, and hidden again by undo.
  await arrange.button(first, 'Hide').click();
  await expect.poll(() => arrange.order()).toEqual([second, ...rest]);
  await expect.poll(() => idsIn(arrange.picker)).toEqual([first]);
  await expectAccessible();
  await arrange.button(first, 'Add').click();
  await expect.poll(() => arrange.order()).toEqual(swapped);
  await arrange.undo();
  await expect.poll(() => arrange.order()).toEqual([second, ...rest]);

  // The suggested layout is restored, and this change is undone.
  await page.getByRole('button', { name: 'Reset to the suggested layout' }).click();
  await expect.poll(() => arrange.order()).toEqual(suggested);
  await arrange.undo();
  await expect.poll(() => arrange.order()).toEqual([second, ...rest]);

  // The hub shows the same tools as the page.
  await page.getByRole('link', { name: 'Back to Hub' }).click();
  const grid = page.getByRole('region', { name: 'Your tools' });
  await expect(grid.locator('[data-widget]')).toHaveCount(suggested.length - 1);
  await expect(grid.locator(`[data-widget="${first}"]`)).toHaveCount(0);
});

test(
  '[EXT-4] tools can be dragged by keyboard and pointer, and a move that fails to save is undone',
  { tag: '@once' },
  async ({ page, applicant, scripts, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { control, signIn } = await applicant('start');
    await signIn();
    await page.goto('/dashboard/arrange?columns=3');
    const arrange = new ArrangePage(page, scripts);
    await arrange.ready();
    const [a, b, c, ...rest] = (await arrange.order()) as [string, string, string, ...string[]];
    const total = rest.length + 3;
    const isSaid = (words: string) =>
      expect(page.getByText(`${words} of ${total}.`, { exact: false }).first()).toBeAttached();

    await arrange.handle(a).focus();
    await page.keyboard.press('Space');
    await isSaid('It is at position 1');
    await page.keyboard.press('ArrowDown');
    await isSaid('moved to position 2');
    await page.keyboard.press('ArrowDown');
    await isSaid('moved to position 3');
    await expectAccessible();
    await page.keyboard.press('Space');
    await isSaid('dropped at position 3');
    await expect.poll(() => arrange.order()).toEqual([b, c, a, ...rest]);
    await expect(arrange.notice).toContainText(`moved to position 3 of ${total}.`);
    await expect(arrange.handle(a)).toBeFocused();

    // The tool is dragged by pointer, to the top.
    const [from, to] = [
      await arrange.handle(a).boundingBox(),
      await arrange.handle(b).boundingBox(),
    ];
    await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await page.mouse.down();
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 12 });
    await isSaid('moved to position 1');
    await page.mouse.up();
    await expect.poll(() => arrange.order()).toEqual([a, b, c, ...rest]);
    await expect(arrange.notice).toContainText(`moved to position 1 of ${total}.`);

    await control.fault({ api: 'identity', method: 'PUT', fault: { status: 503, body: '{}' } });
    await arrange.button(a, 'Move later').click();
    await expect(arrange.notice).toContainText("Your change wasn't saved.");
    await expect.poll(() => arrange.order()).toEqual([a, b, c, ...rest]);
  },
);

test(
  '[EXT-4] the focus stays on the current button when the list with drag handles loads slowly',
  { tag: ['@scripts', '@once'] },
  async ({ page, applicant, scripts }) => {
    await (await applicant('start')).signIn();
    const release = await holdScripts(page, /\/assets\/SortableToolList-/);
    await page.goto('/dashboard/arrange');
    const arrange = new ArrangePage(page, scripts);
    const first = await arrange.first();
    const button = arrange.button(first, 'Move later');
    await button.focus();
    await expect(arrange.handle(first)).toBeHidden();
    await release();
    await arrange.ready();
    await expect(button).toBeFocused();
  },
);
