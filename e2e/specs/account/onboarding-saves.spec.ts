import { expect, test } from '../../fixtures/test.ts';
import { WelcomePage } from '../../pages/welcome-page.ts';

const COURSE = 'What are you applying for?';
const ROUTES = 'Which routes are you thinking of?';
const INTERESTS = 'What would you like to study, and where?';

test.describe('the questions of the first visit', () => {
  test(
    'a failed save preserves the typed answers and can be retried',
    { tag: '@anywidth' },
    async ({ page, applicant, allowConsole, expectAccessible }) => {
      allowConsole(/status of 503/);
      const { control, signIn } = await applicant('new');
      await signIn();
      const welcome = new WelcomePage(page);
      await page.goto('/dashboard');
      await welcome.answerCourse('Undergraduate');
      await control.fault({ api: 'identity', method: 'PUT', fault: { status: 500 }, times: 1 });
      await welcome.press('Continue');
      await expect(page.getByRole('alert')).toContainText("We couldn't save that just now");
      await welcome.at(COURSE, 'Step 1 of 6');
      await expect(page.getByRole('radio', { name: 'Undergraduate' })).toBeChecked();
      await expect(page.getByLabel('What year do you want to start?')).toHaveValue('2027');
      await expectAccessible();
      await welcome.press('Continue');

      await welcome.at(ROUTES, 'Step 2 of 6');
      await welcome.tick(/^Conservatoires/);
      await control.fault({ api: 'identity', method: 'PUT', fault: { status: 500 }, times: 1 });
      await welcome.press('Go to your hub');
      await expect(page.getByRole('alert')).toContainText("We couldn't save that just now");
      await expect(page.getByRole('checkbox', { name: /^Conservatoires/ })).toBeChecked();
      await welcome.press('Go to your hub');
      await expect(page.locator('[data-welcome]')).toContainText('Undergraduate courses in 2027');
    },
  );

  // Without scripts, the browser reports the lost connection and can send the form again.
  test(
    'a lost connection preserves the typed answers, and a retry continues',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, context, applicant, allowConsole }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/);
      await (await applicant('new')).signIn();
      const welcome = new WelcomePage(page);
      await page.goto('/dashboard');
      await welcome.answerCourse('Undergraduate');
      await welcome.press('Continue');
      await welcome.at(ROUTES, 'Step 2 of 6');
      await welcome.hydrated();
      await welcome.tick(/^Conservatoires/);
      await context.setOffline(true);
      await welcome.press('Continue');
      await expect(page.getByRole('alert')).toContainText("We couldn't reach your hub");
      await expect(page.getByRole('checkbox', { name: /^Conservatoires/ })).toBeChecked();
      await context.setOffline(false);
      await welcome.press('Continue');
      await welcome.at(INTERESTS, 'Step 3 of 6');
      await welcome.press('Back');
      await expect(page.getByRole('checkbox', { name: /^Conservatoires/ })).toBeChecked();
    },
  );

  test(
    'an old page saves nothing after the questions are finished, and the hub reports this',
    { tag: '@anywidth' },
    async ({ page, context, applicant, expectAccessible }) => {
      test.slow();
      await (await applicant('new')).signIn();
      const welcome = new WelcomePage(page);
      await page.goto('/dashboard');
      await welcome.answerCourse('Undergraduate');
      await welcome.press('Continue');
      await welcome.at(ROUTES, 'Step 2 of 6');
      const other = await context.newPage();
      await other.goto('/dashboard/welcome?step=course');
      await welcome.press('Go to your hub');
      await expect(page.locator('[data-welcome]')).toContainText('Undergraduate courses in 2027');

      const late = new WelcomePage(other);
      await late.answerCourse('Postgraduate');
      await late.press('Continue');
      await expect(other).toHaveURL(/\/dashboard\/preferences\?welcome=over$/);
      await expect(other.getByText("You've already set up your hub")).toBeVisible();
      await other.goto('/dashboard/preferences?section=hub-personalisation');
      await expect(other.getByRole('radio', { name: 'Undergraduate' })).toBeChecked();
      await page.goto('/dashboard/preferences?welcome=over');
      await expectAccessible();
    },
  );

  test(
    'the typed answers on a page are restored after the session is lost',
    { tag: '@anywidth' },
    async ({ page, context, applicant }) => {
      const { control, signIn } = await applicant('new');
      await signIn();
      const welcome = new WelcomePage(page);
      await page.goto('/dashboard');
      await welcome.answerCourse('Undergraduate');
      await welcome.press('Continue');
      await welcome.at(ROUTES, 'Step 2 of 6');
      await welcome.tick(/^Conservatoires/);
      await context.clearCookies();
      await welcome.press('Continue');
      await page.getByLabel(/user ?name/i).fill(control.persona);
      await page.getByLabel(/password/i).fill('password');
      await page.getByRole('button', { name: /^sign in$/i }).click();
      await expect(page.getByText('We kept what you typed')).toBeVisible();
      await welcome.at(ROUTES, 'Step 2 of 6');
      await expect(page.getByRole('checkbox', { name: /^Conservatoires/ })).toBeChecked();
      await welcome.press('Continue');
      await welcome.at(INTERESTS, 'Step 3 of 6');
    },
  );
});
