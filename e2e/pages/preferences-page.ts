import { expect, type Locator, type Page } from '@playwright/test';
import type { PanelId } from '@applicant-hub/domain';
import { scriptsReady } from '../fixtures/after-scripts.ts';

export class PreferencesPage {
  readonly page: Page;
  readonly #scripts: boolean;

  constructor(page: Page, scripts: boolean) {
    this.page = page;
    this.#scripts = scripts;
  }

  /** Opens the page, optionally at a panel, and waits until it is live. */
  async open(section?: PanelId): Promise<void> {
    await this.page.goto(`/dashboard/preferences${section ? `?section=${section}` : ''}`);
    await this.hydrated();
  }

  /** Waits until the form, which a button may have opened, is live. */
  async hydrated(): Promise<void> {
    if (this.#scripts) await scriptsReady(this.page);
  }

  panel(id: PanelId): Panel {
    return new Panel(this, this.page.locator(`details#${id}`), this.#scripts);
  }

  get openPanels(): Locator {
    return this.page.locator('details[name="preferences"][open]');
  }

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

  /** The control with a name and, for radio buttons and checkboxes, a value. */
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

  /** Shows dependent questions: scripts show them at once, without scripts a button does. */
  async showWhatFollows(): Promise<void> {
    if (this.#scripts) return;
    await this.root.getByRole('button', { name: 'Show the questions that follow' }).click();
    await expect(this.#page.page.getByRole('alert')).toContainText('Nothing is saved yet');
  }

  get saveButton(): Locator {
    return this.root.getByRole('button', { name: 'Save' });
  }

  /**
   * Presses Save and waits until an earlier message has disappeared, so that it is not mistaken for
   * the new message.
   */
  async save(): Promise<void> {
    const [earlier] = this.#scripts
      ? await this.#page.page.getByRole('alert').elementHandles()
      : [];
    await this.saveButton.click();
    await earlier?.waitForElementState('hidden');
  }
}
