import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

const conditions = 'ABB, B in Psychology';

const field = (page: Page) => page.getByRole('textbox', { name: 'What does this offer ask for?' });

const line = (page: Page) =>
  new HubPage(page)
    .tile('ug')
    .getByRole('list', { name: 'Your choices' })
    .getByRole('listitem')
    .filter({ hasText: 'Lancaster University' });

test(
  '[EXT-29][EXT-37][EXT-38][EXT-39] the conditions of an offer are written once, and are shown with the choice, in the comparison and to the adviser',
  { tag: ['@anywidth', '@gate'] },
  async ({ page, applicant, expectAccessible, allowConsole }) => {
    allowConsole(/status of 400/);
    await (await applicant('waiting')).signIn();
    const hub = new HubPage(page);
    await hub.open();
    await line(page)
      .getByRole('link', {
        name: 'Write down the conditions of your offer: Psychology, Lancaster University',
      })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The conditions of your offer',
    );
    await expect(page.getByText('Psychology, Lancaster University')).toBeVisible();
    await expectAccessible();

    const save = page.getByRole('button', { name: 'Save the conditions' });
    const long = `${conditions} `.repeat(20).trim();
    await field(page).fill(long);
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Shorten it by');
    await expect(field(page)).toHaveValue(long);
    await expectAccessible();

    await field(page).fill(conditions);
    await save.click();
    await expect(lastChange(page)).toContainText('Saved the conditions of your offer');
    await expect(line(page)).toContainText(conditions);
    await expect(line(page)).toContainText('Your saved grades: ABB at A level');
    await expect(line(page)).toContainText('Your saved grades meet this');
    await expectAccessible('[data-widget="Apply"]');

    await page.goto('/explore/favourites/compare');
    await expect(page.getByRole('row', { name: /^Conditions of your offer/ })).toContainText(
      `${conditions} · Your saved grades meet this`,
    );
    await page.goto('/dashboard/adviser');
    await expect(page.getByRole('main')).toContainText(conditions);
    await hub.open();
    await expect(line(page)).toContainText(conditions);

    await line(page)
      .getByRole('link', { name: /^Change the conditions/ })
      .click();
    await expect(field(page)).toHaveValue(conditions);
    await page.getByRole('button', { name: 'Delete the conditions' }).click();
    await expect(lastChange(page)).toContainText('Deleted the conditions of your offer');
    await expect(line(page)).not.toContainText(conditions);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lastChange(page)).toContainText('Your change is undone.');
    await hub.open();
    await expect(line(page)).toContainText(conditions);
  },
);
