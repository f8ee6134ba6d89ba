import type { Locator, Page } from '@playwright/test';

export class OpeningModal {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, id: 'OnBoarding' | 'Apprenticeships') {
    this.page = page;
    this.root = page.locator(`[data-modal="${id}"]`);
  }

  /** Waits until scripts have made the dialog modal. */
  async modal(): Promise<void> {
    await this.page.locator('[data-modal]:modal').waitFor();
  }

  get slides(): Locator {
    return this.root.locator('section li');
  }

  slide(title: string): Locator {
    return this.root.getByRole('heading', { level: 3, name: title });
  }

  dot(title: string): Locator {
    return this.root.getByRole('link', { name: title });
  }

  get shownDot(): Locator {
    return this.root.locator('a[aria-current]');
  }

  get next(): Locator {
    return this.root.getByRole('button', { name: 'Next slide' });
  }

  get previous(): Locator {
    return this.root.getByRole('button', { name: 'Previous slide' });
  }

  get cross(): Locator {
    return this.root.getByRole('button', { name: 'Close' });
  }

  get gotIt(): Locator {
    return this.root.getByRole('button', { name: 'Got it' });
  }

  get goToSmartAlerts(): Locator {
    return this.root.getByRole('button', { name: 'Go to Smart Alerts' });
  }
}
