import { expect, type Locator, type Page } from '@playwright/test';

export class Lookups {
  readonly page: Page;
  /** Whether scripts run. */
  readonly scripts: boolean;

  constructor(page: Page, scripts: boolean) {
    this.page = page;
    this.scripts = scripts;
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard/preferences?section=marketing-preferences');
    if (this.scripts) await expect(this.addressSearch).toHaveRole('combobox');
  }

  get form(): Locator {
    return this.page.locator('form:has(input[name="panel"][value="marketing-preferences"])');
  }

  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  get addressSearch(): Locator {
    return this.field('addressSearch');
  }

  get school(): Locator {
    return this.field('schoolName');
  }

  get mobile(): Locator {
    return this.field('mobile');
  }

  get addresses(): Locator {
    return this.page.getByRole('listbox', { name: 'Addresses' });
  }

  get schools(): Locator {
    return this.page.getByRole('listbox', { name: 'Schools and colleges' });
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true });
  }

  /** Searches for an address and chooses the result that starts with a text. */
  async takeAddress(search: string, beginning: string): Promise<void> {
    await this.addressSearch.fill(search);
    if (this.scripts) {
      await this.addresses.getByRole('option', { name: beginning }).first().click();
      return;
    }
    await this.button('Find address').click();
    await choose(this.form.getByLabel('Choose your address'), beginning);
    await this.button('Use this address').click();
  }

  /** Searches for a school and chooses the result that starts with a text. */
  async takeSchool(search: string, beginning: string): Promise<void> {
    await this.school.fill(search);
    if (this.scripts) {
      await this.schools.getByRole('option', { name: beginning }).first().click();
      return;
    }
    await this.button('Find school').click();
    await choose(this.form.getByLabel('Choose your school or college'), beginning);
    await this.button('Use this school').click();
  }

  /** Types a phone number. Without scripts, presses the button that checks it. */
  async typeNumber(number: string): Promise<void> {
    await this.mobile.fill(number);
    if (!this.scripts) await this.button('Check number').click();
  }

  async save(): Promise<void> {
    await this.button('Save').click();
    await expect(this.page.getByText('Your details have been updated')).toBeVisible();
  }
}

async function choose(list: Locator, beginning: string): Promise<void> {
  const option = list.locator('option').filter({ hasText: new RegExp(`^${beginning}`) });
  await list.selectOption((await option.first().getAttribute('value')) ?? '');
}
