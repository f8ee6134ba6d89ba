import type { Locator, Page } from '@playwright/test';

export class HubPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/dashboard${query}`);
  }

  /**
   * Waits until every island that wakes on load or on the first use of the page is live. Islands
   * that wake when visible may not be live yet.
   */
  async hydrated(): Promise<void> {
    await this.page.waitForFunction(() => 'dataLayer' in window);
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(2, 2);
    await this.page.waitForFunction(() => {
      const isLive = (part: Element) => part.closest('[data-live]') !== null;
      const tiles = [...document.querySelectorAll('[data-tile]')];
      const woken = document.querySelectorAll<HTMLElement>(
        '[data-wakes="load"], [data-wakes="used"]',
      );
      return (
        document.querySelector('[data-live] > header') !== null &&
        tiles.every(isLive) &&
        [...woken].every(({ dataset }) => 'live' in dataset || 'plain' in dataset)
      );
    });
  }

  /** Makes `counted` include all pages that are loaded from now on, not only the last page. */
  async countOn(): Promise<void> {
    await this.page.addInitScript(() => {
      const layer = JSON.parse(sessionStorage.getItem('counted') ?? '[]') as object[];
      const push = layer.push.bind(layer);
      layer.push = (...events) => {
        const length = push(...events);
        sessionStorage.setItem('counted', JSON.stringify(layer));
        return length;
      };
      Object.assign(window, { dataLayer: layer });
    });
  }

  /** The analytics events recorded since the page was loaded, in order. */
  counted(): Promise<{ event: string }[]> {
    return this.page.evaluate(() => Reflect.get(window, 'dataLayer') as { event: string }[]);
  }

  /** Opens the section with the hidden tools, if it is collapsed. */
  async showMoreTools(): Promise<void> {
    const fold = this.page.getByRole('region', { name: 'Your tools' }).locator('> details');
    if ((await fold.getAttribute('open')) === null) {
      await fold.locator('> summary').click();
    }
  }

  /**
   * Returns a widget from the grid. If the widget is in the collapsed section, opens the section.
   * On a small screen, also opens the widget.
   */
  async openWidget(id: string): Promise<Locator> {
    const widget = this.page.locator(`[data-widget="${id}"]`);
    if (!(await widget.isVisible())) await this.showMoreTools();
    await widget.scrollIntoViewIfNeeded();
    const opener = widget.locator('summary');
    const isClosed = (await widget.locator('details[open]').count()) === 0;
    if (isClosed && (await opener.isVisible())) await opener.click();
    return widget;
  }

  /** The content under a heading, for content that is not in a landmark. */
  under(heading: string): Locator {
    const title = { name: heading, level: 2, exact: true };
    return this.page.getByRole('heading', title).locator('..');
  }

  get widget(): Locator {
    return this.page.locator('[data-widget="Apply"]');
  }

  tile(scheme: 'ug' | 'uc' | 'startNew'): Locator {
    return this.page.locator(`[data-tile="${scheme}"]`);
  }

  get tiles(): Locator {
    return this.page.locator('[data-tile]');
  }

  /** The status of each tile, by the tile's id. */
  async statuses(): Promise<Record<string, string>> {
    const pairs = await this.tiles.evaluateAll((tiles) =>
      tiles.map((tile) => [tile.getAttribute('data-tile'), tile.getAttribute('data-status')]),
    );
    return Object.fromEntries(pairs) as Record<string, string>;
  }

  progress(scheme: 'ug' | 'uc'): Locator {
    return this.tile(scheme).getByRole('progressbar');
  }

  get checkAgain(): Locator {
    return this.page.getByRole('button', { name: 'Check again' });
  }
}
