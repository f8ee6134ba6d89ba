import type { Locator } from '@playwright/test';
import { panelIds } from '@applicant-hub/domain';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { PreferencesPage } from '../../pages/preferences-page.ts';

test.describe('the panels', () => {
  test('[PRF-1][PRF-2][PRF-4][PRF-5] the four panels open one at a time and link to settings elsewhere', async ({
    page,
    applicant,
    scripts,
  }) => {
    await (await applicant('apprentice')).signIn();
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open();
    await expect(page.locator('details[name="preferences"] > summary')).toHaveText([
      'Marketing preferences',
      'Personalise your hub',
      'Study support',
      'Apprenticeships and Smart Alerts',
    ]);
    await expect(preferences.openPanels).toHaveCount(0);
    for (const id of panelIds) {
      await preferences.panel(id).header.click();
      await expect(preferences.openPanels).toHaveCount(1);
      await expect(preferences.panel(id).saveButton).toBeVisible();
    }
    await preferences.panel('apprenticeships-smart-alerts').header.click();
    await expect(preferences.openPanels).toHaveCount(0);

    const links = page.getByRole('complementary', { name: 'Your account' }).getByRole('link');
    await expect(links).toHaveText([
      'Your profile',
      'Password and security',
      'Language settings',
      'Privacy policy',
    ]);
    const hrefs = await page
      .locator('main a[target="_blank"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/ucas/privacy-policy',
      '/ucas/school-data-faq',
      '/ucas/teaching-in-england',
      '/ucas/need-study-support',
      '/search/apprenticeships',
      '/ucas/apprenticeships-in-england',
    ]);
  });

  test(
    '[PRF-63] the panels change the stored contact, hub, study support and Smart Alerts data',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      const { control, signIn } = await applicant('offers');
      await signIn();
      const preferences = new PreferencesPage(page, scripts);
      const stored = async () =>
        (await control.saved('dashboardUserData', 'Personalisation')) as Record<string, unknown>;
      const before = await stored();
      for (const [id, field, value] of [
        ['marketing-preferences', 'careersInfo', before['careersInfo'] === 'No' ? 'Yes' : 'No'],
        ['hub-personalisation', 'studyOutsideUK', before['studyOutsideUK'] === 'No' ? 'Yes' : 'No'],
        ['study-support', 'serviceChildren', 'yes'],
        ['apprenticeships-smart-alerts', 'talentPoolJoin', 'Yes'],
      ] as const) {
        expect(before[field], field).not.toBe(value);
        await preferences.open(id);
        await preferences.panel(id).choose(field, value);
        await preferences.panel(id).save();
        await preferences.expectSaved();
        expect((await stored())[field], field).toBe(value);
        await preferences.open(id);
        await expect(preferences.panel(id).field(field, value)).toBeChecked();
      }
    },
  );

  for (const id of panelIds) {
    test(
      `${id} is accessible without scripts`,
      { tag: '@plain' },
      async ({ page, applicant, scripts, expectAccessible }) => {
        await (await applicant('apprentice')).signIn();
        const preferences = new PreferencesPage(page, scripts);
        await preferences.open(id);
        await expectAccessible(`#${id}`);
      },
    );
  }

  test(
    '[PRF-3][SH-17] a URL with a section opens it and scrolls to it',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant, scripts }) => {
      await (await applicant('waiting')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      for (const id of ['apprenticeships-smart-alerts', 'study-support'] as const) {
        await preferences.open(id);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your preferences');
        await expect(preferences.openPanels).toHaveAttribute('id', id);
        await expect(preferences.panel(id).header).toBeInViewport();
        await expect(preferences.panel(id).header).toBeFocused();
      }
    },
  );

  test(
    'the panels work by keyboard alone',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      await (await applicant('waiting')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      await expect(panel.header).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(panel.root.getByRole('link', { name: /privacy policy/ })).toBeFocused();
      for (const name of [
        'userCountry',
        'dateOfBirth-day',
        'dateOfBirth-month',
        'dateOfBirth-year',
      ]) {
        await page.keyboard.press('Tab');
        await expect(panel.field(name)).toBeFocused();
      }
      await page.keyboard.type('2005');
      await expect(panel.field('dateOfBirth-year')).toHaveValue('2005');
      await page.keyboard.press('Tab');
      await expect(panel.field('tailoredInfo', 'Yes')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(panel.field('tailoredInfo', 'No')).toBeChecked();
      await panel.saveButton.focus();
      await page.keyboard.press('Enter');
      await preferences.expectSaved();
      await expect(panel.field('dateOfBirth-year')).toHaveValue('2005');
      await expect(panel.field('tailoredInfo', 'No')).toBeChecked();
    },
  );
});

test.describe('marketing preferences', () => {
  test('[PRF-8][PRF-10][PRF-17][PRF-21][PRF-22] questions follow from answers, and all answers are saved and read back', async ({
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
    '[PRF-23][PRF-36] a selected school needs an answer about sharing, and another school or none does not',
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
    '[PRF-31][PRF-32] a month has only its own days when scripts run',
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

test.describe('hub personalisation', () => {
  test(
    '[PRF-7][ONB-23][PRF-37][PRF-39][PRF-45][PRF-47][SH-17] another level and year change the whole hub',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 400/);
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.user({ terms: 'no' });
      await new HubPage(page).open();
      await page.getByRole('link', { name: 'Change year' }).click();
      const preferences = new PreferencesPage(page, scripts);
      const panel = preferences.panel('hub-personalisation');
      await expect(panel.root).toHaveAttribute('open', '');
      await preferences.hydrated();
      await expect(panel.field('studyYear').locator('option:not([value=""])')).toHaveText(
        Array.from({ length: 10 }, (_, index) =>
          index < 6 ? `${2021 + index} (applications are closed)` : String(2021 + index),
        ),
      );
      await expect(panel.field('teachingWales')).toHaveCount(0);
      await panel.field('studyYear').selectOption('2028');
      await panel.choose('studyLevel', 'Postgraduate');
      await panel.showWhatFollows();
      await panel.choose('teachingWales', 'yes');
      await panel.field('studyRegion').selectOption('Not sure');
      await panel.root
        .getByText(/^Which subjects/)
        .first()
        .click();
      await panel.field('subjects', 'Accounting').check();
      await panel.save();
      await expect(preferences.messages).toHaveText(['Terms field is required.']);
      await expect(panel.field('studyYear')).toHaveValue('2028');
      await panel.choose('terms', 'yes');
      await panel.save();
      await preferences.expectSaved();
      await expect(panel.field('teachingWales')).toBeChecked();
      await expect(panel.field('subjects', 'Accounting')).toBeChecked();
      await expect(panel.field('studyRegion')).toHaveValue('Not sure');
      // Navigation within the page: with scripts, only the data of the hub's loaders is requested.
      await page.getByRole('banner').getByRole('link', { name: 'Your hub' }).first().click();
      await expect(page.locator('[data-welcome]')).toContainText('Postgraduate courses in 2028');
    },
  );
});

test.describe('stored preferences', { tag: '@anywidth' }, () => {
  test('[PRF-47] the suggested level and year are not stored until they are saved', async ({
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

  test('a selected address is shown before it is saved, although its button was not pressed', async ({
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
    'an address that a change of country cleared is restored with the country',
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

test.describe('Smart Alerts', () => {
  test(
    '[PRF-20][PRF-50][PRF-51][PRF-53][PRF-55][PRF-56][PRF-59] Smart Alerts are for applicants who may work in the UK, and share the gender',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      await (await applicant('apprentice')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('apprenticeships-smart-alerts');
      const panel = preferences.panel('apprenticeships-smart-alerts');
      await expect(panel.root).toContainText(
        'only for UK nationals or those with the right to work in the UK',
      );
      await expect(panel.field('talentPoolGender', 'Male')).toBeChecked();
      await panel.choose('talentPoolGender', 'AnotherWay');
      await panel.setDate('talentPoolStartDate', { month: '10' });
      await panel.field('levelsoptionlevel3').uncheck();
      await panel.field('health').check();
      await panel.field('talentPoolGCSETotal').selectOption('20');
      await panel.save();
      await preferences.expectSaved();
      const marketing = preferences.panel('marketing-preferences');
      await marketing.header.click();
      await expect(marketing.field('gender', 'AnotherWay')).toBeChecked();
      await marketing.choose('gender', 'Female');
      await marketing.save();
      await preferences.expectSaved();
      await panel.header.click();
      await expect(panel.field('talentPoolGender', 'Female')).toBeChecked();
      await expect(panel.field('talentPoolStartDate-month')).toHaveValue('10');
      await expect(panel.field('levelsoptionlevel3')).not.toBeChecked();
      await expect(panel.field('health')).toBeChecked();
      await expect(panel.field('talentPoolGCSETotal')).toHaveValue('20');

      await panel.choose('talentPoolJoin', 'No');
      await panel.save();
      await preferences.expectSaved();
      await expect(panel.field('talentPoolGender')).toHaveCount(0);
    },
  );
});
