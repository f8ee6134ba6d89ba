import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { PreferencesPage } from '../../pages/preferences-page.ts';

test.describe('stored preferences', { tag: '@anywidth' }, () => {
  test('[PRF-47] the suggested level and year are not stored until the user saves them', async ({
    page,
    applicant,
    scripts,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.user({ studyYear: null });
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open('hub-personalisation');
    const panel = preferences.panel('hub-personalisation');
    await expect(panel.field('studyLevel', 'Undergraduate')).toBeChecked();
    await expect(panel.field('studyYear')).toHaveValue('2023');
    await page.goto('/dashboard');
    await expect(page.locator('[data-welcome]')).toContainText('2022');
  });

  test('[ONB-12] a consent from the first visit can be withdrawn', async ({
    page,
    applicant,
    scripts,
  }) => {
    await (await applicant('waiting')).signIn();
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open('marketing-preferences');
    const panel = preferences.panel('marketing-preferences');
    await expect(panel.field('relevantCourses', 'Yes')).toBeChecked();
    await panel.choose('relevantCourses', 'No');
    await panel.save();
    await preferences.expectSaved();
    await preferences.open('marketing-preferences');
    await expect(panel.field('relevantCourses', 'No')).toBeChecked();
  });

  test('a selected address is filled in before it is saved, even if its button was not pressed', async ({
    page,
    applicant,
    scripts,
  }) => {
    await (await applicant('waiting')).signIn();
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open('marketing-preferences');
    const panel = preferences.panel('marketing-preferences');
    await panel.field('addressLine2').fill('Top floor');
    await panel.field('addressSearch').fill('LS2 9JT');
    if (!scripts) await panel.root.getByRole('button', { name: 'Find address' }).click();
    else await findWithoutScripts(panel.root.locator('form'));
    await expect(panel.root).toContainText(/\d+ addresses found\./);
    await preferences.hydrated();
    await expect(panel.field('addressLine2')).toHaveValue('Top floor');
    await panel.field('addressId').selectOption({ index: 1 });
    await panel.save();
    await expect(panel.root).toContainText('Your address is filled in below.');
    await expect(panel.field('addressLine2')).toHaveValue('Leeds');
    await panel.save();
    await preferences.expectSaved();
    await expect(panel.field('addressLine2')).toHaveValue('Leeds');
  });

  // Without scripts, nothing is cleared before a save.
  test(
    'an address cleared by a change of country is restored with the country',
    { tag: '@scripts' },
    async ({ page, applicant, scripts }) => {
      await (await applicant('waiting')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      const line = await panel.field('addressLine1').inputValue();
      const postcode = await panel.field('postcode').inputValue();
      expect(line).not.toBe('');
      await panel.field('userCountry').selectOption('Uruguay');
      await expect(panel.field('addressLine1')).toHaveValue('');
      await panel.field('userCountry').selectOption('United Kingdom');
      await expect(panel.field('addressLine1')).toHaveValue(line);
      await expect(panel.field('postcode')).toHaveValue(postcode);
      await panel.save();
      await preferences.expectSaved();
      await preferences.open('marketing-preferences');
      await expect(panel.field('addressLine1')).toHaveValue(line);
    },
  );
});

/** Presses 'Find address' like a browser whose scripts have not loaded yet. */
async function findWithoutScripts(form: Locator): Promise<void> {
  await form.evaluate((element: HTMLFormElement) => {
    const intent = document.createElement('input');
    intent.name = 'intent';
    intent.value = 'find-address';
    element.append(intent);
    element.submit();
  });
}
