import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { lastChange } from '../../pages/notice.ts';
import { enterPassword } from '../../pages/sign-in-page.ts';

const NEW = '/dashboard/calendar/own/new';

const nextYear = String(new Date().getFullYear() + 1);

const interview = {
  title: 'Interview at Warwick',
  day: '10',
  month: 'February',
  time: '10:30am',
  until: 'midday',
  place: 'Zeeman Building, Coventry',
};

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

async function fill(page: Page, date: Partial<typeof interview>) {
  if (date.title !== undefined) await field(page, /^What is it/).fill(date.title);
  if (date.day !== undefined) {
    await page.getByRole('combobox', { name: 'Day' }).selectOption(date.day);
    await page.getByRole('combobox', { name: 'Month' }).selectOption(date.month ?? 'February');
    await page.getByRole('combobox', { name: 'Year' }).selectOption(nextYear);
  }
  if (date.time !== undefined) await field(page, /^When does it start/).fill(date.time);
  if (date.until !== undefined) await field(page, /^When does it end/).fill(date.until);
  if (date.place !== undefined) await field(page, /^Where is it/).fill(date.place);
}

const row = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Dates', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });

const add = (page: Page) => page.getByRole('button', { name: 'Add this date' });
const save = (page: Page) => page.getByRole('button', { name: 'Save this date' });

/** Opens the form for a date in the calendar. */
async function open(page: Page, title: string) {
  await page.goto('/dashboard/calendar');
  await page.getByRole('link', { name: `Change: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your date');
}

test.describe('own dates', () => {
  test("[EXT-35] the applicant's own dates can be added, changed and deleted with undo, and are in the private link", async ({
    page,
    applicant,
    playwright,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 400/);
    await (await applicant('offers')).signIn();
    await page.goto('/dashboard/calendar');
    await page.getByRole('link', { name: 'Add a date' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a date');
    await expectAccessible();

    await fill(page, { ...interview, title: '', time: '2:30' });
    await add(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Write what it is',
      'Write whether it starts in the morning or in the afternoon, like 2:30pm',
    ]);
    await expect(field(page, /^Where is it/)).toHaveValue(interview.place);
    await expectAccessible();

    await fill(page, { title: interview.title, time: interview.time });
    await page
      .getByRole('combobox', { name: /^Which choice/ })
      .selectOption('Economics, University of Warwick');
    await add(page).click();
    await expect(lastChange(page)).toContainText('Added “Interview at Warwick” to your dates.');
    const there = row(page, interview.title);
    await expect(there).toContainText('10 February, 10:30am to midday');
    await expect(there).toContainText('Zeeman Building, Coventry');
    await expect(there).toContainText('Economics, University of Warwick');
    await expect(there).toContainText('Yours');
    await expectAccessible();

    await page.getByRole('button', { name: 'Create a private link' }).click();
    const address = await page.getByRole('textbox', { name: 'Your private link' }).inputValue();
    const stranger = await playwright.request.newContext();
    const subscribed = async () =>
      (await (await stranger.get(address)).text()).replaceAll('\r\n ', '');
    expect(await subscribed()).toContain('SUMMARY:Interview at Warwick\r\n');
    expect(await subscribed()).toContain(`DTEND:${nextYear}0210T120000Z`);

    await open(page, interview.title);
    await fill(page, { time: '2:30pm', until: '' });
    await save(page).click();
    await expect(lastChange(page)).toContainText('Saved your changes to “Interview at Warwick”.');
    await expect(there).toContainText('10 February, 2:30pm');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lastChange(page)).toContainText('Your change is undone.');
    await page.goto('/dashboard/calendar');
    await expect(there).toContainText('10 February, 10:30am to midday');

    await open(page, interview.title);
    await page.getByRole('button', { name: 'Delete this date' }).click();
    await expect(lastChange(page)).toContainText('Deleted “Interview at Warwick”.');
    await expect(there).toHaveCount(0);
    expect(await subscribed()).not.toContain('Interview at Warwick');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lastChange(page)).toContainText('Your change is undone.');
    await page.goto('/dashboard/calendar');
    await expect(there).toHaveCount(1);
    await stranger.dispose();
  });

  test(
    '[EXT-35] no input is lost when two devices change the same date',
    { tag: '@anywidth' },
    async ({ page, context, applicant, allowConsole, expectAccessible }) => {
      allowConsole(/status of 409/);
      await (await applicant('conservatoire')).signIn();
      const other = await context.newPage();
      const title = 'Audition, ';
      await page.goto('/dashboard/calendar');
      const changeLinks = page.getByRole('link', { name: `Change: ${title}` });
      const href = (await changeLinks.last().getAttribute('href')) ?? '';
      await page.goto(href);
      await other.goto(href);
      await fill(other, { place: 'Studio 2, Glasgow' });
      await save(other).click();
      await expect(lastChange(other)).toContainText('Saved your changes to');
      await other.close();

      await fill(page, { title: 'Audition, first round' });
      await save(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This was changed after you opened this page');
      await expect(alert).toContainText('Studio 2, Glasgow');
      await expect(field(page, /^What is it/)).toHaveValue('Audition, first round');
      await expectAccessible();
      // The user has seen the other version and saves their own.
      await save(page).click();
      await expect(lastChange(page)).toContainText(
        'Saved your changes to “Audition, first round”.',
      );
      await expect(row(page, 'Audition, first round')).toContainText('Renfrew Street, Glasgow');
    },
  );

  test(
    '[EXT-35] a form sent twice adds only one date',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      await (await applicant('start')).signIn();
      await page.goto(NEW);
      await fill(page, interview);
      const form = await page
        .locator('main form')
        .evaluate((one: HTMLFormElement) =>
          Object.fromEntries(
            [...new FormData(one)].flatMap(([name, value]) =>
              typeof value === 'string' ? [[name, value] as const] : [],
            ),
          ),
        );
      const sent = await page.request.post(NEW, {
        form,
        headers: { origin: new URL(page.url()).origin },
      });
      expect(sent.ok()).toBe(true);
      await add(page).click();
      await expect(lastChange(page)).toContainText(`Added “${interview.title}” to your dates.`);
      await expect(row(page, interview.title)).toHaveCount(1);
    },
  );

  test(
    '[EXT-35] typed text is preserved when the session ends or the dates cannot be saved',
    { tag: '@anywidth' },
    async ({ page, context, applicant, allowConsole }) => {
      allowConsole(/status of 503/);
      const { control, signIn } = await applicant('start');
      await signIn();
      await page.goto(NEW);
      await fill(page, interview);
      await control.fault({ api: 'own-dates', method: 'PUT', fault: { status: 503 } });
      await add(page).click();
      await expect(page.getByRole('alert')).toContainText("couldn't be saved just now");
      await expect(field(page, /^What is it/)).toHaveValue(interview.title);
      await control.clearFaults();

      await context.clearCookies();
      await add(page).click();
      await enterPassword(page, control.persona);
      await expect(page).toHaveURL(new RegExp(`${NEW}$`));
      await expect(field(page, /^What is it/)).toHaveValue(interview.title);
      await expect(field(page, /^When does it start/)).toHaveValue(interview.time);
      await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2');
      await add(page).click();
      await expect(row(page, interview.title)).toHaveCount(1);

      await control.fault({ api: 'own-dates', method: 'GET', fault: { status: 503 } });
      await page.goto('/dashboard/calendar');
      await expect(page.getByText("Your own dates can't be shown just now.")).toBeVisible();
      await expect(page.getByText(/^Clearing opens/).first()).toBeAttached();
    },
  );

  test(
    '[EXT-35] typed text is preserved while the API refuses a fresh session, and the hub requires no third sign-in',
    { tag: '@anywidth' },
    async ({ page, applicant, allowConsole }) => {
      allowConsole(/status of 503/);
      const { control, signIn } = await applicant('start');
      await signIn();
      await page.goto(NEW);
      await fill(page, interview);
      await control.fault({ api: 'own-dates', fault: { status: 403 } });
      await add(page).click();
      await enterPassword(page, control.persona);
      await expect(page).toHaveURL(new RegExp(`${NEW}$`));
      await expect(field(page, /^What is it/)).toHaveValue(interview.title);
      await add(page).click();
      await expect(page.getByRole('alert')).toContainText("couldn't be saved just now");
      await expect(field(page, /^What is it/)).toHaveValue(interview.title);
      await page.goto('/dashboard/calendar');
      await expect(page.getByText("Your own dates can't be shown just now.")).toBeVisible();
    },
  );

  test(
    '[EXT-35] two dates on one day in two towns show a warning, and past dates are collapsed',
    { tag: '@anywidth' },
    async ({ page, applicant, expectAccessible }) => {
      await (await applicant('conservatoire')).signIn();
      await page.goto('/dashboard/calendar');
      const leeds = row(page, 'Quarry Hill, Leeds').filter({ hasText: 'Music (Classical)' });
      await expect(leeds).toContainText(
        'On the same day as “Audition” in another place (Renfrew Street, Glasgow)',
      );
      const over = row(page, 'Oxford Road, Manchester');
      await expect(over).toBeHidden();
      await page.getByText(/^\d+ past dates?$/).click();
      await expect(over).toBeVisible();
      await expect(over).not.toContainText('On the same day');
      await expectAccessible();
    },
  );
});
