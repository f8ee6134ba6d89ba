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
      `the panel ${id} is accessible without scripts`,
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
    '[PRF-3][SH-17] a URL with a section opens that section and scrolls to it',
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

test.describe('hub personalisation', () => {
  test(
    '[PRF-7][ONB-23][PRF-37][PRF-39][PRF-45][PRF-47][SH-17] a change of level and year changes the whole hub',
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
      // The link opens the hub, which shows the saved answers.
      await page.getByRole('banner').getByRole('link', { name: 'Your hub' }).first().click();
      await expect(page.locator('[data-welcome]')).toContainText('Postgraduate courses in 2028');
    },
  );
});

test.describe('Smart Alerts', () => {
  test(
    '[PRF-20][PRF-50][PRF-51][PRF-53][PRF-55][PRF-56][PRF-59] Smart Alerts state that they require the right to work in the UK, and use the same gender answer as the marketing panel',
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
