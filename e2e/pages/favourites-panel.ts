import type { Locator, Page } from '@playwright/test';
import { lastChange } from './notice.ts';

export class FavouritesPanel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(tab?: string): Promise<void> {
    await this.page.goto(tab === undefined ? '/dashboard' : `/dashboard?favourites=${tab}`);
  }

  /** Scrolls to the widget and waits until it is live, because it wakes when it is visible. */
  async hydrated(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await this.page.locator('[data-live] > [data-widget="Favourites"]').waitFor();
  }

  get root(): Locator {
    return this.page.locator('[data-widget="Favourites"]');
  }

  /** Without scripts the tabs are links in a group. With scripts they are tabs in a tab list. */
  get tabs(): Locator {
    const named = { name: 'Favourites by kind' };
    const links = this.root.getByRole('group', named).getByRole('link');
    return links.or(this.root.getByRole('tablist', named).getByRole('tab'));
  }

  tab(name: string): Locator {
    return this.tabs.filter({ hasText: name });
  }

  get currentTab(): Locator {
    return this.tabs.and(this.root.locator('[aria-current="page"], [aria-selected="true"]'));
  }

  /** Chooses a tab and waits until the panel has changed, because scripts mark the tab earlier. */
  async choose(name: string): Promise<void> {
    await this.tab(name).click();
    const panel = '#favourites-panel';
    await this.root
      .locator(`${panel}:not([aria-label]), ${panel}[aria-label="${name}"]`)
      .waitFor({ state: 'attached' });
  }

  /** The link to all favourites, next to the heading. */
  get manage(): Locator {
    return this.root.getByRole('link', { name: 'Manage favourites' }).first();
  }

  titles(): Promise<string[]> {
    return this.root.locator('li h3').allTextContents();
  }

  card(title: string): Locator {
    return this.root.locator('li', { has: this.page.locator('h3') }).filter({ hasText: title });
  }

  get map(): Locator {
    return this.root.locator('#favourites-map');
  }

  get mapHeading(): Locator {
    return this.map.getByRole('heading', { name: 'Where they are' });
  }

  /** Shows the map, which needs a tap on a small screen. */
  async showMap(): Promise<void> {
    const fold = this.map.getByText('Show the map');
    // While the page loads, neither element is visible.
    await fold.or(this.mapHeading).filter({ visible: true }).waitFor();
    if (await fold.isVisible()) await fold.click();
  }

  get notice(): Locator {
    return lastChange(this.page);
  }
}
