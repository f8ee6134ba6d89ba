import { expect, test } from '../../fixtures/test.ts';
import { PreferencesPage } from '../../pages/preferences-page.ts';

test.describe('marketing preferences', () => {
  test('[PRF-8][PRF-10][PRF-17][PRF-21][PRF-22] questions depend on answers, and all answers are saved and shown again', async ({
    page,
    applicant,
    scripts,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.user({
      tailoredInfo: 'No',
      careersInfo: 'No',
      contactEmail: 'no',
      contactSMS: 'no',
    });
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open('marketing-preferences');
    const panel = preferences.panel('marketing-preferences');
    await expect(panel.field('tailoredInfo', 'No')).toBeChecked();
    for (const name of ['gender', 'contactAll', 'addressLine1']) {
      await expect(panel.field(name)).toHaveCount(0);
    }

    await panel.choose('offers', 'Yes');
    await panel.showWhatFollows();
    await panel.choose('gender', 'PreferNot');
    await panel.choose('contactAll', 'yes');
    await panel.showWhatFollows();
    for (const name of ['contactEmail', 'contactPost', 'contactSMS']) {
      await expect(panel.field(name)).toBeChecked();
    }
    await panel.field('addressLine1').fill('1 Larch Walk');
    await panel.field('addressLine3').fill('West Yorkshire');
    await panel.field('postcode').fill('ls2 9jt');
    await panel.field('mobile').fill('07700 900123');
    await panel.save();
    await preferences.expectSaved();

    await expect(page.getByRole('alert')).toHaveCount(1);
    await preferences.open('marketing-preferences');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(panel.field('offers', 'Yes')).toBeChecked();
    await expect(panel.field('gender', 'PreferNot')).toBeChecked();
    await expect(panel.field('contactAll')).toBeChecked();
    await expect(panel.field('addressLine1')).toHaveValue('1 Larch Walk');
    await expect(panel.field('addressLine3')).toHaveValue('West Yorkshire');
    await expect(panel.field('postcode')).toHaveValue('ls2 9jt');
    await expect(panel.field('mobile')).toHaveValue('07700 900123');
  });

  test(
    '[PRF-6][PRF-9][PRF-11][PRF-24][PRF-26][PRF-29] errors are listed at the top and next to their questions, in order',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole, expectAccessible }) => {
      allowConsole(/status of 400/);
      await (await applicant('under-16')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      await panel.setDate('dateOfBirth', { year: String(new Date().getFullYear() - 12) });
      await panel.choose('surveys', 'Yes');
      await panel.save();
      await expect(preferences.messages).toHaveText([
        'You must me at least 13 to register for this site.',
        'In order to receive info you must agree to at least one communication channel.',
      ]);
      await expect(page.locator('[data-component="error-summary"]')).toBeFocused();
      await expect(page.locator('#dateOfBirth-error')).toHaveText(
        'You must me at least 13 to register for this site.',
      );
      await expectAccessible('[data-component="error-summary"]');
      await expectAccessible('#marketing-preferences');

      await preferences.messages.getByRole('link').nth(1).click();
      await expect(panel.field('contactAll')).toBeFocused();
      await panel.choose('contactSMS', 'yes');
      await panel.setDate('dateOfBirth', { day: '', month: '', year: '' });
      await panel.save();
      await expect(preferences.messages).toHaveText([
        'Date of birth field is required.',
        'Mobile number field is required.',
      ]);
      await expect(panel.field('contactSMS')).toBeChecked();
      await expect(panel.field('surveys', 'Yes')).toBeChecked();
    },
  );

  test(
    '[PRF-27][PRF-28][PRF-34][PRF-35] nothing is saved without a country and a UK address',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 400/);
      await (await applicant('waiting')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      await panel.field('addressLine1').fill('');
      await panel.field('postcode').fill('LS2 9');
      if (!scripts) await panel.save();
      else await panel.field('postcode').blur();
      const line = page.locator('#addressLine1-error');
      await expect(line).toHaveText('Address line 1 field is required.');
      await expect(page.locator('#postcode-error')).toHaveText(
        'The postcode you entered is not valid.',
      );
      if (scripts) {
        await expect(panel.saveButton).toBeDisabled();
        await expect(panel.saveButton).toHaveAccessibleDescription(/a valid postcode/);
      }

      await panel.field('userCountry').selectOption('');
      if (!scripts) await panel.save();
      else await panel.field('userCountry').blur();
      await expect(page.locator('#userCountry-error')).toHaveText('Country field is required.');
      if (scripts) await expect(panel.saveButton).toBeDisabled();

      await panel.field('userCountry').selectOption('United Kingdom');
      await panel.field('addressLine1').fill('1 Larch Walk');
      await panel.field('postcode').fill('LS2 9JT');
      await panel.save();
      await preferences.expectSaved();
    },
  );

  test(
    '[PRF-18][PRF-19][PRF-25][PRF-44] outside the UK there is no post, address or postcode question',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      await (await applicant('overseas')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      await expect(panel.field('userCountry')).toHaveValue('Nigeria');
      await expect(panel.field('contactPost')).toBeDisabled();
      await panel.field('contactSMS').check();
      // The "All" box does not stay ticked where post is unavailable.
      await panel.field('contactAll').click();
      await panel.field('mobile').fill('+234 803 123 4567');
      await panel.save();
      await preferences.expectSaved();
      await expect(panel.field('contactSMS')).toBeChecked();
      await expect(panel.field('contactPost')).not.toBeChecked();
      await expect(panel.field('contactAll')).not.toBeChecked();

      const hub = preferences.panel('hub-personalisation');
      await expect(hub.field('studyYear')).toHaveCount(1);
      await expect(hub.field('userPostcode')).toHaveCount(0);

      await panel.field('userCountry').selectOption('United Kingdom');
      await panel.showWhatFollows();
      await expect(panel.field('contactPost')).toBeEnabled();
      await panel.field('addressLine1').fill('1 Larch Walk');
      await panel.field('postcode').fill('LS2 9JT');
      await panel.save();
      await preferences.expectSaved();
      await panel.field('userCountry').selectOption('Ireland');
      await panel.save();
      await preferences.expectSaved();
      await expect(panel.field('addressLine1')).toHaveValue('');
      await expect(panel.field('postcode')).toHaveValue('');
    },
  );

  test(
    '[PRF-23][PRF-36] an answer about data sharing is required only for a school from the list',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 400/);
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.user({ schoolDataShare: null });
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      await expect(panel.field('schoolName')).toHaveValue('Aire Valley Sixth Form College');
      await panel.save();
      await expect(preferences.messages).toHaveText(['School data sharing field is required.']);

      await panel.field('schoolName').fill('A school that nobody knows');
      await panel.showWhatFollows();
      await expect(panel.field('schoolDataShare')).toHaveCount(0);
      await panel.choose('stillAtSchool', 'No');
      await panel.showWhatFollows();
      await expect(panel.field('schoolName')).toHaveCount(0);
      await panel.save();
      await preferences.expectSaved();
    },
  );

  test(
    '[PRF-31][PRF-32] with scripts, a date field offers only the days of the selected month',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 400/);
      await (await applicant('waiting')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      await panel.setDate('dateOfBirth', { day: '31', month: '1', year: '2007' });
      await panel.setDate('dateOfBirth', { month: '2' });
      const days = panel.field('dateOfBirth-day').locator('option:not([value=""])');
      if (!scripts) {
        await panel.save();
        await expect(page.locator('#dateOfBirth-error')).toContainText('must be a real date');
        return;
      }
      await expect(days).toHaveCount(28);
      await expect(panel.field('dateOfBirth-day')).toHaveValue('');
      await panel.setDate('dateOfBirth', { year: '' });
      await expect(days).toHaveCount(29);
    },
  );
});
