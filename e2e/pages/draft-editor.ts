import { type Locator, type Page, expect } from '@playwright/test';

export interface DraftSubject {
  /** A persona with a saved text. */
  persona: string;
  path: string;
  /** Label of the field. */
  label: string;
  /** Name of its setting in `dashboardData`. */
  setting: string;
  /** The field's text in the data of the setting. */
  textIn: (data: unknown) => unknown;
}

export class DraftEditor {
  readonly page: Page;
  readonly #subject: DraftSubject;

  constructor(page: Page, subject: DraftSubject) {
    this.page = page;
    this.#subject = subject;
  }

  async open(): Promise<void> {
    await this.page.goto(this.#subject.path);
    await expect(this.field).toBeVisible();
  }

  /** Waits until automatic saving is active. */
  async ready(): Promise<void> {
    await expect(this.status).not.toHaveAttribute('data-draft-status', 'plain');
  }

  get field(): Locator {
    return this.page.getByLabel(this.#subject.label, { exact: true });
  }

  /** The save status: 'Saving…', 'Saved at 14:05' or 'Not saved – retrying'. */
  get status(): Locator {
    return this.page.locator('[data-draft-status]');
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: /^Save/ });
  }

  /** Types at the end of the field, key by key. */
  async type(text: string): Promise<void> {
    await this.field.focus();
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.type(text);
  }

  async expectSaved(): Promise<void> {
    await expect(this.status).toHaveText(/^Saved at \d\d:\d\d$/);
  }
}
