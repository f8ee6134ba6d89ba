import { expect, type Locator, type Page } from '@playwright/test';

type StatementKind = 'Statement' | 'StatementNew';

export class StatementPage {
  readonly page: Page;
  /** Whether scripts run. */
  readonly scripts: boolean;
  readonly #kind: StatementKind;

  constructor(page: Page, scripts: boolean, kind: StatementKind = 'StatementNew') {
    this.page = page;
    this.scripts = scripts;
    this.#kind = kind;
  }

  /** Opens the page and waits until automatic saving is active. */
  async open(): Promise<void> {
    await this.page.goto(`/dashboard?widget=${this.#kind}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.form).toBeVisible();
    // Without this wait, the next check could pass before the page has its `noscript` element.
    await this.page.waitForLoadState('domcontentloaded');
    // The note for users without scripts disappears when the editor's script has loaded.
    if (this.scripts) await expect(this.form.locator('noscript')).toHaveCount(0);
  }

  get root(): Locator {
    return this.page.locator(`[data-widget="${this.#kind}"]`);
  }

  get form(): Locator {
    return this.page.locator(`form[data-draft="${this.#kind}"]`);
  }

  /** The field for a section, for example `whyStudy`. */
  section(field: string): Locator {
    return this.page.locator(`#${this.#kind}-${field}`);
  }

  get counter(): Locator {
    return this.form.locator('[data-counter]');
  }

  /** The save status of the text. */
  get status(): Locator {
    return this.page.locator('[data-draft-status]');
  }

  get save(): Locator {
    return this.form.getByRole('button', { name: 'Save', exact: true });
  }

  get versions(): Locator {
    return this.form.getByRole('region', { name: 'Earlier versions' });
  }

  get restoreButtons(): Locator {
    return this.versions.getByRole('button', { name: /^Restore/ });
  }

  /** Waits until the server has the typed text. */
  async saved(): Promise<void> {
    await expect(this.status).toHaveAttribute('data-draft-status', 'saved');
    await expect(this.status).toContainText('Saved at');
  }
}
