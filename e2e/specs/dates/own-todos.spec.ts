import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { lastChange } from '../../pages/notice.ts';

const NEW = '/dashboard/todo/own/new';

const nextYear = String(new Date().getFullYear() + 1);

const title = 'Book the train to York';

const what = (page: Page) => page.getByRole('textbox', { name: /^What do you have to do/ });

const own = (page: Page) => page.getByRole('region', { name: 'Your own to-dos' });

const row = (page: Page, named: string) =>
  own(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: named, exact: true }) });

async function chooseDay(page: Page) {
  await page.getByRole('combobox', { name: 'Day' }).selectOption('3');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('February');
  await page.getByRole('combobox', { name: 'Year' }).selectOption(nextYear);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save this to-do' });

test.describe('own to-dos', () => {
  test("[EXT-36] the applicant's own to-dos can be added next to the ten steps, ticked off, changed and deleted with undo", async ({
    page,
    applicant,
    playwright,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 400/);
    await (await applicant('waiting')).signIn();
    await page.goto('/dashboard/todo');
    const counted = await page.getByText(/^\d+ of 10 done$/).innerText();
    await expect(own(page)).toContainText("You haven't added any yet.");
    await page.getByRole('link', { name: 'Add a to-do' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a to-do');
    await expectAccessible();

    await page.getByRole('combobox', { name: 'Day' }).selectOption('3');
    await page.getByRole('button', { name: 'Add this to-do' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Write what you have to do',
      'Choose the day and the month, or leave the whole date empty',
    ]);
    await expectAccessible();
    await what(page).fill(title);
    await chooseDay(page);
    await page.getByRole('button', { name: 'Add this to-do' }).click();
    await expect(lastChange(page)).toContainText(`Added “${title}” to your to-dos.`);
    await expect(row(page, title)).toContainText(/By \w+ 3 February, in \d+ days/);
    await expectAccessible();

    // A to-do with a day is also in the calendar and in the private link.
    await page.goto('/dashboard/calendar');
    const date = page.locator('[data-date^="own-"]');
    await expect(date).toContainText(title);
    await expect(date).toContainText('To do');
    await page.getByRole('button', { name: 'Create a private link' }).click();
    const address = await page.getByRole('textbox', { name: 'Your private link' }).inputValue();
    const stranger = await playwright.request.newContext();
    const subscribed = async () =>
      (await (await stranger.get(address)).text()).replaceAll('\r\n ', '');
    expect(await subscribed()).toContain(`SUMMARY:To do: ${title}\r\n`);

    await page.goto('/dashboard/todo');
    await page.getByRole('button', { name: `Mark ${title} as done` }).click();
    await expect(lastChange(page)).toContainText(`${title} marked as done.`);
    await expect(own(page)).toContainText('Everything you added is done.');
    await expect(page.getByText(counted, { exact: true })).toBeVisible();
    expect(await subscribed()).not.toContain(title);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lastChange(page)).toContainText('Your change is undone.');
    await expect(row(page, title)).toBeVisible();

    await row(page, title)
      .getByRole('link', { name: `Change: ${title}` })
      .click();
    await what(page).fill('Book a coach');
    await page.getByRole('checkbox', { name: "It's done" }).check();
    await save(page).click();
    await expect(lastChange(page)).toContainText('Saved your changes to “Book a coach”.');
    await own(page).getByText('1 of 1 done').click();
    await row(page, 'Book a coach').getByRole('link', { name: 'Change: Book a coach' }).click();
    await page.getByRole('button', { name: 'Delete this to-do' }).click();
    await expect(lastChange(page)).toContainText('Deleted “Book a coach”.');
    await expect(own(page)).toContainText("You haven't added any yet.");
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lastChange(page)).toContainText('Your change is undone.');
    await page.goto('/dashboard/todo');
    await expect(own(page).getByText('1 of 1 done')).toBeVisible();
    await stranger.dispose();
  });

  test(
    '[EXT-36] no input is lost when two devices change the same to-do',
    { tag: '@anywidth' },
    async ({ page, context, applicant, allowConsole, expectAccessible }) => {
      allowConsole(/status of 409/);
      await (await applicant('offers')).signIn();
      const href = '/dashboard/todo/own/todo-train';
      await page.goto(href);
      const other = await context.newPage();
      await other.goto('/dashboard/todo');
      await other.getByRole('button', { name: 'Mark Book the train to Coventry as done' }).click();
      await expect(lastChange(other)).toContainText('marked as done.');
      await other.close();

      await what(page).fill('Book the coach to Coventry');
      await save(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This was changed after you opened this page');
      await expect(alert).toContainText('Done');
      await expect(what(page)).toHaveValue('Book the coach to Coventry');
      await expectAccessible();
      await save(page).click();
      await expect(lastChange(page)).toContainText(
        'Saved your changes to “Book the coach to Coventry”.',
      );
      await expect(row(page, 'Book the coach to Coventry')).toBeVisible();
    },
  );

  test(
    "[EXT-36] when the applicant's own to-dos cannot be loaded or ticked off, the page reports it and shows no empty list",
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('offers');
      await signIn();
      await page.goto('/dashboard/todo');
      await control.fault({ api: 'own-dates', method: 'PUT', fault: { status: 503 } });
      await page.getByRole('button', { name: 'Mark Book the train to Coventry as done' }).click();
      await expect(lastChange(page)).toContainText("couldn't be saved");
      await expect(row(page, 'Book the train to Coventry')).toBeVisible();
      await control.fault({ api: 'own-dates', method: 'GET', fault: { status: 503 } });
      await page.goto('/dashboard/todo');
      await expect(own(page)).toContainText("Your own to-dos can't be shown just now.");
      await expect(page.getByText(/^\d+ of 10 done$/)).toBeVisible();
      await page.goto(NEW);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a to-do');
    },
  );
});
