import type { Page } from '@playwright/test';
import { hubLog } from '../../fixtures/hub-log.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

/** This test has one persona. Page tests check the other personas' choices. */
const offers: [university: string, state: string][] = [
  ['University of Warwick', 'Conditional offer'],
  ['Queen Mary University of London', 'Conditional offer'],
  ['University of Southampton', 'Unconditional offer'],
  ['University of Bristol', 'Unsuccessful'],
  ['Durham University', 'Unsuccessful'],
];

const linesOf = (page: Page) =>
  new HubPage(page).tile('ug').getByRole('list', { name: 'Your choices' }).locator('> li');

test.describe('your choices', () => {
  test('[APP-77][APP-82][EXT-29] an applicant with offers sees the result of each choice', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('offers')).signIn();
    await new HubPage(page).open();
    const shown = linesOf(page);
    await expect(shown).toHaveCount(offers.length);
    for (const [index, [university, state]] of offers.entries()) {
      await expect(shown.nth(index)).toContainText(university);
      await expect(shown.nth(index).getByText(state, { exact: true })).toBeVisible();
    }
    await expectAccessible('[data-widget="Apply"]');
  });

  test(
    '[EXT-29] a choice in the catalogue has a favourite button that adds and removes its course',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      const hub = new HubPage(page);
      await hub.open();
      const choice = linesOf(page).nth(1);
      const name = 'Psychology, Sheffield Hallam University';
      const add = choice.getByRole('button', { name: `Add to favourites: ${name}` });
      const remove = choice.getByRole('button', { name: `In favourites: ${name}` });
      await add.click();
      await expect(remove).toBeVisible();
      await expect(lastChange(page)).toContainText(name);
      await hub.open();
      await remove.click();
      await expect(add).toBeVisible();
      // The button changes before the favourite is saved.
      await expect(lastChange(page)).toContainText(`Removed ${name}`);
      await hub.open();
      await expect(add).toBeVisible();
      // The catalogue has no page for this choice, so the choice has no favourite button.
      await expect(linesOf(page).nth(2).getByRole('button')).toHaveCount(0);
    },
  );

  test(
    '[EXT-29] no favourite button shows a state while the favourites are unknown',
    { tag: '@anywidth' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.fault({
        api: 'identity',
        method: 'GET',
        path: '/api/v1/hub/favourites/courses',
        fault: { status: 503 },
      });
      const claims = page.getByRole('button', { name: /^(Add to|In) favourites/ });
      const keep = (name: string) =>
        page.getByRole('button', { name: `Keep in favourites: ${name}` });
      const note = page.getByText("We can't check your favourites right now.");

      await page.goto('/coursedisplay/results?SearchText=psychology');
      await expect(page.getByRole('button', { name: /^Keep in favourites/ })).not.toHaveCount(0);
      await expect(note).toBeVisible();
      await expect(claims).toHaveCount(0);

      const response = await page.goto('/dashboard');
      const requestId = response?.headers()['x-request-id'] ?? '';
      const choice = linesOf(page).nth(1);
      const name = 'Psychology, Sheffield Hallam University';
      await expect(note).toBeVisible();
      await expect(choice.getByRole('button')).toHaveAccessibleName(`Keep in favourites: ${name}`);
      await expect(new HubPage(page).widget.locator(claims)).toHaveCount(0);
      await expect.poll(() => hubLog(requestId).failures('identity')).toBe(1);
      await expectAccessible('[data-widget="Apply"]');

      // Pressing the button adds the choice. If it is already a favourite, this changes nothing.
      await keep(name).click();
      await expect(lastChange(page)).toContainText(`Added ${name} to your favourites.`);
      await control.clearFaults();
      await page.goto('/dashboard');
      await expect(choice.getByRole('button', { name: `In favourites: ${name}` })).toBeVisible();
      await expect(note).toHaveCount(0);
    },
  );

  test(
    "a decision that arrives while the page is open updates its choice's line",
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const hub = new HubPage(page);
      await hub.open();
      await control.applications({
        ug: { track: { applicationDecisions: [{ choiceStatusId: 'INV' }] } },
      });
      await hub.checkAgain.click();
      await expect(linesOf(page)).toHaveCount(1);
      await expect(linesOf(page)).toContainText('Answer the invitation');
    },
  );
});
