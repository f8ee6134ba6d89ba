import { expect, type Locator, type Page } from '@playwright/test';
import { scriptsReady } from '../fixtures/after-scripts.ts';

export class WelcomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get summary(): Locator {
    return this.page.locator('[data-component="error-summary"]');
  }

  get country(): Locator {
    return this.page.locator('select[name="userCountry"]');
  }

  /** Waits for the page with this heading and progress. */
  async at(heading: string, progress: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(this.page.getByRole('progressbar')).toContainText(progress);
  }

  /** Waits until the form is live. */
  async hydrated(): Promise<void> {
    await scriptsReady(this.page);
  }

  /** Chooses level and year, the two required answers. */
  async answerCourse(level: 'Undergraduate' | 'Postgraduate'): Promise<void> {
    await this.page.getByRole('radio', { name: level }).check();
    await this.page.getByLabel('What year do you want to start?').selectOption('2027');
  }

  async answer(question: RegExp, option: 'Yes' | 'No'): Promise<void> {
    await this.page
      .getByRole('group', { name: question })
      .getByRole('radio', { name: option })
      .check();
  }

  async tick(name: string | RegExp): Promise<void> {
    await this.page.getByRole('checkbox', { name }).check();
  }

  async press(button: 'Continue' | 'Skip for now' | 'Back' | 'Go to your hub'): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }

  async born(day: string, month: string, year: string): Promise<void> {
    const date = this.page.getByRole('group', { name: /Date of birth/ });
    // The days depend on the month.
    await date.getByLabel('Month').selectOption(month);
    await date.getByLabel('Year').selectOption(year);
    await date.getByLabel('Day').selectOption(day);
  }
}
