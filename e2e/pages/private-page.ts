import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expect } from '../fixtures/test.ts';
import { logOut } from './account-menu.ts';

const SECRET = 'Nobody else may read this.';

/** Key that is set in the browser's storage if another user could see the page. */
const SEEN = 'seen-by-others';

export class PrivatePage {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the private page after another page, so that the hub can detect whether scripts run. */
  static async open(
    page: Page,
    { control, signIn }: { control: Control; signIn: () => Promise<string> },
  ): Promise<PrivatePage> {
    await control.user({
      settings: [{ collection: 'dashboardData', name: 'Notes', data: JSON.stringify(SECRET) }],
    });
    await signIn();
    await page.goto('/status');
    await page.goto('/dashboard?widget=Notes');
    const opened = new PrivatePage(page);
    await expect(opened.#secret).toBeVisible();
    await page.evaluate(
      ([secret, seen]) => {
        const check = () => {
          const isVisible = getComputedStyle(document.documentElement).opacity !== '0';
          if (isVisible && document.body.textContent.includes(secret))
            localStorage.setItem(seen, '');
        };
        addEventListener('pageshow', () => requestAnimationFrame(check));
      },
      [SECRET, SEEN] as const,
    );
    return opened;
  }

  async signOut(): Promise<void> {
    await logOut(this.#page);
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText("You've logged out");
  }

  /** Checks that the private content is not on the page, and was never visible to another user. */
  async expectAway(): Promise<void> {
    await expect(this.#secret).toHaveCount(0);
    expect(await this.#page.content()).not.toContain(SECRET);
    await this.#page.goto('/status');
    expect(await this.#page.evaluate((seen) => localStorage.getItem(seen), SEEN)).toBeNull();
  }

  get #secret() {
    return this.#page.getByText(SECRET);
  }
}
