import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

/** What somebody comes for, on a phone, and how many touches it may take without leaving the hub. */
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** Touches what is in view, and counts; scrolling is no touch. */
function counter(page: Page) {
  let touches = 0;
  return {
    touch: async (what: Locator) => {
      touches += 1;
      await what.tap();
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    },
    count: () => touches,
  };
}

for (const persona of ['waiting', 'offers', 'confirm', 'placed'] as const) {
  test(
    `"${persona}" reads without a touch who answered what, and what to do next`,
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant(persona)).signIn();
      await new HubPage(page).open();
      const tile = page.locator('[data-tile]').first();
      const choices = tile.getByRole('list', { name: 'Your choices' }).getByRole('listitem');
      expect(await choices.count()).toBeGreaterThan(0);
      for (const choice of await choices.all()) await expect(choice).toBeVisible();
      const next = page
        .getByRole('region', { name: 'Your feed' })
        .getByRole('heading', { level: 3 });
      await expect(next.first()).toBeVisible();
      await expect(tile.getByRole('link').and(tile.locator('[data-size="l"]'))).toBeInViewport();
    },
  );
}

test(
  '"offers" reads without a touch, on the first screen, by when to reply',
  { tag: '@once' },
  async ({ page, applicant }) => {
    await (await applicant('offers')).signIn();
    await new HubPage(page).open();
    await expect(
      page
        .locator('[data-tile]')
        .getByText(/^Reply by/)
        .first(),
    ).toBeInViewport();
  },
);

test(
  'what changed since the last look is there without a touch',
  { tag: '@once' },
  async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    const decision = {
      institutionCode: 'Y50',
      institutionName: 'University of York',
      courseName: 'History',
    };
    const tell = (choiceStatus: string, choiceStatusId: string) =>
      control.applications({
        ug: {
          track: {
            applicationDecisions: [{ ...decision, choiceStatus, choiceStatusId }],
            applicationStatus: 'Referred',
          },
        },
      });
    await tell('Referred', 'REF');
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    await expect(hub.tile('ug')).toBeVisible();
    await tell('Conditional offer', 'C');
    await hub.open();
    await expect(page.getByText('Today: an offer from University of York')).toBeInViewport();
  },
);

test(
  '"in-progress" goes on with the statement by one touch',
  { tag: '@once' },
  async ({ page, applicant }) => {
    await (await applicant('in-progress')).signIn();
    await new HubPage(page).open();
    const { touch, count } = counter(page);
    const statement = page.getByRole('link', { name: 'Statement', exact: true });
    await expect(statement).toBeInViewport();
    await touch(statement);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(count()).toBeLessThanOrEqual(1);
  },
);
