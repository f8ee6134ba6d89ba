import { expect, type Locator, type Page } from '@playwright/test';
import type { PanelId } from '@applicant-hub/domain';
import { scriptsReady } from '../fixtures/after-scripts.ts';

/** 'Your preferences', as a person sees them. */
export class PreferencesPage {
  readonly page: Page;
  readonly #scripts: boolean;

  constructor(page: Page, scripts: boolean) {
    this.page = page;
    this.#scripts = scripts;
  }

  /** Opens the page, at a panel if one is named, and waits until scripts have taken over. */
  async open(section?: PanelId): Promise<void> {
    await this.page.goto(`/dashboard/preferences${section ? `?section=${section}` : ''}`);
    await this.hydrated();
  }

  /** Waits until scripts have taken over its form, which a button may have opened. */
  async hydrated(): Promise<void> {
    if (this.#scripts) await scriptsReady(this.page);
  }

  panel(id: PanelId): Panel {
    return new Panel(this, this.page.locator(`details#${id}`), this.#scripts);
  }

  get openPanels(): Locator {
    return this.page.locator('details[name="preferences"][open]');
  }

  /** The messages above the page, in their order. */
  get messages(): Locator {
    return this.page.locator('[data-component="error-summary"] [data-component="banner"]');
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByRole('alert')).toHaveText('Your details have been updated');
    await this.hydrated();
  }
}

class Panel {
  readonly #page: PreferencesPage;
  readonly root: Locator;
  readonly #scripts: boolean;

  constructor(page: PreferencesPage, root: Locator, scripts: boolean) {
    this.#page = page;
    this.root = root;
    this.#scripts = scripts;
  }

  get header(): Locator {
    return this.root.locator('summary').first();
  }

  /** The control of a name; of radios and tick-boxes, the one with a value. */
  field(name: string, value?: string): Locator {
    return this.root.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
  }

  async choose(name: string, value: string): Promise<void> {
    await this.field(name, value).check();
  }

  async setDate(name: string, parts: Partial<Record<'day' | 'month' | 'year', string>>) {
    // With scripts, the list of days depends on the month, so the day is chosen last.
    for (const unit of ['year', 'month', 'day'] as const) {
      const value = parts[unit];
      if (value !== undefined) await this.field(`${name}-${unit}`).selectOption(value);
    }
  }

  /** Questions that follow come at once with scripts, and by a button without. */
  async showWhatFollows(): Promise<void> {
    if (this.#scripts) return;
    await this.root.getByRole('button', { name: 'Show the questions that follow' }).click();
    await expect(this.#page.page.getByRole('alert')).toContainText('Nothing is saved yet');
  }

  get saveButton(): Locator {
    return this.root.getByRole('button', { name: 'Save' });
  }

  /** Presses Save; what was said about an earlier form is gone then, so nobody takes it for news. */
  async save(): Promise<void> {
    const [earlier] = this.#scripts
      ? await this.#page.page.getByRole('alert').elementHandles()
      : [];
    await this.saveButton.click();
    await earlier?.waitForElementState('hidden');
  }
}
