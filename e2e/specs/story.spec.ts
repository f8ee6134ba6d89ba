import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

/** Presses buttons of the fake systems, one after the other. */
async function press(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name }).first().click();
}

// It is told by links and forms alone.
test(
  'an application is started, sent, decided and replied to at the fake systems, and the hub follows it to a place',
  { tag: '@plain' },
  async ({ page, applicant }) => {
    await (await applicant('start')).signIn();
    const hub = new HubPage(page);
    await hub.open();
    const tile = hub.tile('ug');
    await expect(tile.getByRole('heading').first()).toContainText(/^Start your \d{4} application/);
    const site = await tile.getByRole('link', { name: 'Go to application' }).getAttribute('href');
    const follow = async (...names: (string | RegExp)[]) => {
      await page.goto(site ?? '');
      await press(page, ...names);
      await page.getByRole('link', { name: 'Back to the hub' }).click();
    };
    const choices = tile.getByRole('list', { name: 'Your choices' }).getByRole('listitem');

    await follow('Start my application', 'Complete Personal details', 'Complete Education');
    await expect(tile).toContainText('40%');
    await follow(
      ...['Complete Personal statement', 'Complete Choices', 'Complete Review'],
      ...['Ask for my reference', 'Your referee writes the reference', 'Pay and send'],
    );
    await expect(choices).toHaveCount(5);
    await expect(choices.getByText('Considering')).toHaveCount(5);

    await follow(/^Conditional offer for Psychology, Lancaster/);
    await expect(choices.first()).toContainText('Conditional offer');
    await expect(tile).toContainText('1 of your 5 choices');

    await follow(/^Unconditional offer/, /^Unsuccessful/, /^Unsuccessful/, /^Unsuccessful/);
    await expect(tile).toContainText('Reply by');
    await follow(/^Firm choice for/, /^Insurance choice for/);
    await expect(choices.first()).toContainText('Firm choice');

    await follow('Your firm choice confirms your place');
    await expect(tile.getByRole('heading').first()).toContainText("You're in at your firm choice");
    await expect(choices.first()).toContainText('Placed');
  },
);
