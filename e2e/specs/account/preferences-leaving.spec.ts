import { expect, test } from '../../fixtures/test.ts';
import { PreferencesPage } from '../../pages/preferences-page.ts';

const panel = 'marketing-preferences';

// Without scripts, no page can warn.
test.describe('leaving a page with unsaved answers', { tag: '@scripts' }, () => {
  test(
    'the hub and the browser warn before unsaved answers are lost, but not during a save',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      await (await applicant('offers')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('study-support');
      const requests: string[] = [];
      const answers = [false, true, true];
      page.on('dialog', (dialog) => {
        requests.push(dialog.type());
        void (answers.shift() ? dialog.accept() : dialog.dismiss());
      });
      const form = preferences.panel('study-support');
      const home = page.getByRole('link', { name: 'Your Hub' }).first();

      await form.choose('serviceChildren', 'yes');
      await home.click();
      await expect.poll(() => requests).toEqual(['beforeunload']);
      await expect(page).toHaveURL(/preferences/);
      await expect(form.field('serviceChildren')).toBeChecked();
      await page.reload();
      expect(requests).toEqual(['beforeunload', 'beforeunload']);
      await preferences.hydrated();

      await form.choose('areCarers', 'yes');
      await form.save();
      await preferences.expectSaved();
      await home.click();
      await expect(page).not.toHaveURL(/preferences/);
      expect(requests).toHaveLength(2);
    },
  );
});

test(
  'a saved number from another region is shown with its region, and an invalid number is reported',
  { tag: '@anywidth' },
  async ({ page, applicant, scripts }) => {
    const { signIn } = await applicant('offers');
    await signIn();
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open(panel);
    const form = preferences.panel(panel);
    await form.choose('contactSMS', 'yes');
    await form.showWhatFollows();
    await form.field('mobile').fill('+353 85 012 3456');
    await form.save();
    await preferences.expectSaved();
    await preferences.open(panel);
    await expect(form.field('mobileRegion')).toHaveValue('IE');

    await form.field('mobile').fill('12345');
    await form.save();
    await preferences.expectSaved();
    await preferences.open(panel);
    await expect(form.root.getByText('Invalid number')).toBeVisible();
  },
);

test(
  '[PRF-27] pressing a disabled Save button moves the focus to the missing answer',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, applicant, scripts }) => {
    await (await applicant('offers')).signIn();
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open(panel);
    const form = preferences.panel(panel);
    await form.field('postcode').fill('nowhere');
    await expect(form.saveButton).toHaveAttribute('aria-disabled', 'true');
    await form.saveButton.focus();
    await page.keyboard.press('Enter');
    await expect(form.field('postcode')).toBeFocused();
    await expect(form.field('postcode')).toHaveAccessibleDescription(
      /The postcode you entered is not valid\./,
    );
    await form.field('postcode').fill('LS2\u00A09JT');
    await form.save();
    await preferences.expectSaved();
  },
);
