import { expect, test } from '../../fixtures/test.ts';
import { WelcomePage } from '../../pages/welcome-page.ts';

const COURSE = 'What are you applying for?';
const ROUTES = 'Which routes are you thinking of?';
const INTERESTS = 'What would you like to study, and where?';
const HOME = 'Where do you live?';
const SUPPORT = 'Is there support we should point you to?';
const CONTACT = 'May we keep in touch?';
const ALERTS = 'Apprenticeship Smart Alerts';

test.describe('the questions of the first visit', () => {
  test('[ONB-11][ONB-12][ONB-13][ONB-14][ONB-16][ONB-17][ONB-18][ONB-20][FAV-42] an undergraduate answers the questions page by page', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/status of 400/);
    await (await applicant('new')).signIn();
    const welcome = new WelcomePage(page);
    await page.goto('/dashboard');
    await welcome.at(COURSE, 'Step 1 of 6');
    await welcome.answerCourse('Undergraduate');
    await welcome.press('Continue');

    await welcome.at(ROUTES, 'Step 2 of 6');
    await expect(page).toHaveURL(/\/dashboard\/welcome\?step=routes$/);
    await expect(page.getByRole('checkbox', { name: 'Taught courses' })).toHaveCount(0);
    await welcome.tick(/^Apprenticeships/);
    await expectAccessible();
    await welcome.press('Continue');

    await welcome.at(INTERESTS, 'Step 3 of 7');
    await page.locator('main summary').click();
    await welcome.tick('Law');
    await welcome.tick('Music');
    if (scripts) await expect(page.locator('main summary')).toContainText(/(?<!\d)2 chosen/);
    await page.getByLabel('Where would you like to study?').selectOption('Wales');
    await expectAccessible();
    await welcome.press('Continue');

    await welcome.at(HOME, 'Step 4 of 7');
    await welcome.country.selectOption('United Kingdom');
    await expect(page.getByLabel('Your postcode')).not.toHaveValue('');
    await expectAccessible();
    await welcome.press('Continue');

    await welcome.at(SUPPORT, 'Step 5 of 7');
    await welcome.tick("I'm a carer");
    await expectAccessible();
    await welcome.press('Continue');

    await welcome.at(CONTACT, 'Step 6 of 7');
    await expect(page.getByRole('group', { name: 'How may we contact you?' })).toBeHidden();
    await welcome.answer(/courses that fit you/, 'Yes');
    await expect(page.getByRole('group', { name: 'How may we contact you?' })).toBeVisible();
    await welcome.answer(/offers and discounts/, 'Yes');
    await expect(page.getByLabel('Mobile number')).toBeHidden();
    await welcome.tick('Text message (SMS)');
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await welcome.press('Continue');
    await expect(welcome.summary.getByRole('link')).toHaveText([
      'Mobile number field is required.',
      'Date of birth field is required.',
    ]);
    await expectAccessible();
    await page.getByLabel('Mobile number').fill('07700 900123');
    await welcome.born('29', 'February', '2008');
    await welcome.press('Continue');

    await welcome.at(ALERTS, 'Step 7 of 7');
    await welcome.answer(/Smart Alerts/, 'Yes');
    await welcome.tick(/^Level 3/);
    await welcome.tick('Construction');
    await expectAccessible();
    await welcome.press('Go to your hub');

    await expect(page.locator('[data-welcome]')).toContainText(
      "You're applying for Undergraduate courses in 2027",
    );
    await page.goto('/explore/favourites?kind=subjects');
    await expect(page.getByRole('main')).toContainText('Law');
    await expect(page.getByRole('main')).toContainText('Music');

    await page.goto('/dashboard/preferences?section=study-support');
    await expect(page.getByRole('checkbox', { name: "I'm a carer" })).toBeChecked();
    await page.goto('/dashboard/preferences?section=apprenticeships-smart-alerts');
    await expect(page.getByRole('checkbox', { name: /^Level 3/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Construction' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Retail and sales' })).not.toBeChecked();
    await page.goto('/dashboard/preferences?section=marketing-preferences');
    await expect(page.getByRole('checkbox', { name: 'Text message (SMS)' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
  });

  test(
    '[ONB-15][ONB-19][ONB-21][PRF-29][PRF-31] a postgraduate can skip optional questions, and must be at least 13 years old',
    { tag: '@anywidth' },
    async ({ page, applicant, expectAccessible, allowConsole }) => {
      test.slow();
      allowConsole(/status of 400/);
      await (await applicant('new')).signIn();
      const welcome = new WelcomePage(page);
      await page.goto('/dashboard');
      await welcome.answerCourse('Postgraduate');
      await welcome.press('Continue');

      await welcome.at(ROUTES, 'Step 2 of 6');
      for (const route of ['Taught courses', 'Research degrees', 'Teacher training in Wales']) {
        await expect(page.getByRole('checkbox', { name: route })).toBeVisible();
      }
      await welcome.tick(/^Taught courses/);
      await welcome.press('Continue');
      await welcome.at(INTERESTS, 'Step 3 of 6');
      await welcome.press('Skip for now');
      await welcome.at(HOME, 'Step 4 of 6');
      await welcome.press('Skip for now');
      await welcome.at(SUPPORT, 'Step 5 of 6');
      await welcome.press('Skip for now');

      await welcome.at(CONTACT, 'Step 6 of 6');
      await welcome.answer(/tailored to you/, 'Yes');
      await expect(page.getByRole('group', { name: 'What is your gender?' })).toBeHidden();
      await welcome.answer(/surveys/, 'Yes');
      await expect(page.getByRole('group', { name: 'What is your gender?' })).toBeVisible();
      await welcome.country.selectOption('United Kingdom');
      const now = new Date();
      await welcome.born('1', 'February', String(now.getUTCFullYear() - 12));
      await welcome.press('Go to your hub');
      await expect(welcome.summary.getByRole('link')).toHaveText([
        'In order to receive info you must agree to at least one communication channel.',
        'Address line 1 field is required.',
        'Region/County field is required.',
        'Postcode field is required.',
        'You must me at least 13 to register for this site.',
      ]);
      await expectAccessible();

      await welcome.tick('Email');
      await page.getByLabel('Address line 1').fill('14 Ashgrove Terrace');
      await page.getByLabel('Region/County').fill('West Yorkshire');
      await page.locator('[name="postcode"]').fill('nonsense');
      await welcome.born('31', 'January', String(now.getUTCFullYear() - 23));
      await welcome.press('Go to your hub');
      await expect(welcome.summary.getByRole('link')).toHaveText([
        'The postcode you entered is not valid.',
      ]);
      await page.locator('[name="postcode"]').fill('ls2 9jt');
      await welcome.press('Go to your hub');
      await expect(page.locator('[data-welcome]')).toContainText('Postgraduate courses in 2027');
    },
  );

  test(
    '[ONB-11] going back preserves all answers, and a later visit continues at the same question',
    { tag: '@anywidth' },
    async ({ page, context, applicant, scripts }) => {
      const { signIn } = await applicant('new');
      await signIn();
      const welcome = new WelcomePage(page);
      await page.goto('/dashboard');
      await welcome.answerCourse('Undergraduate');
      await welcome.press('Continue');
      await welcome.at(ROUTES, 'Step 2 of 6');
      if (scripts) await expect(page.locator(':focus')).toContainText(ROUTES);
      await welcome.tick(/^Conservatoires/);
      await welcome.press('Back');
      await welcome.at(COURSE, 'Step 1 of 6');
      await expect(page.getByRole('radio', { name: 'Undergraduate' })).toBeChecked();
      await welcome.press('Continue');
      await welcome.at(ROUTES, 'Step 2 of 6');
      await expect(page.getByRole('checkbox', { name: /^Conservatoires/ })).toBeChecked();
      await welcome.press('Continue');
      await welcome.at(INTERESTS, 'Step 3 of 6');

      // The applicant returns later in another browser.
      await context.clearCookies();
      await signIn();
      await page.goto('/dashboard');
      await welcome.at(INTERESTS, 'Step 3 of 6');
      await page.goto('/dashboard/welcome?step=routes');
      await expect(page.getByRole('checkbox', { name: /^Conservatoires/ })).toBeChecked();
      await welcome.press('Go to your hub');
      await expect(page.locator('[data-welcome]')).toContainText('Undergraduate courses in 2027');
    },
  );

  test(
    '[PRF-11][PRF-25] the contact page shows the questions that depend on its answers',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      await (await applicant('new')).signIn();
      const welcome = new WelcomePage(page);
      await page.goto('/dashboard');
      await welcome.answerCourse('Undergraduate');
      await welcome.press('Continue');
      await welcome.at(ROUTES, 'Step 2 of 6');
      await page.goto('/dashboard/welcome?step=contact');
      await welcome.at(CONTACT, 'Step 6 of 6');
      const born = page.getByRole('group', { name: 'Date of birth' }).getByText('(required)');
      await expect(born).toBeHidden();
      await welcome.answer(/offers and discounts/, 'Yes');
      await expect(born).toBeVisible();
      await expect(
        page.getByRole('group', { name: /How may we contact you/ }).getByText('(required)'),
      ).toBeVisible();
      if (!scripts) return;

      await welcome.hydrated();
      await welcome.tick('Post');
      await welcome.country.selectOption('France');
      await expect(page.getByRole('checkbox', { name: 'Post' })).not.toBeChecked();
    },
  );
});
