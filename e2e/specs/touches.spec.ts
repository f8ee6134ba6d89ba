import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

/** What somebody comes for, on a phone, and how many touches it may take without leaving the hub. */
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** The states of the choices of those who are asked for here. */
const states =
  /Considering|Conditional offer|Unconditional offer|Unsuccessful|Firm choice|Insurance choice|Placed|Offer declined/;

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
      for (const choice of await choices.all()) {
        await expect(choice).toBeVisible();
        // A line without the state says nothing of who answered.
        await expect(choice).toContainText(states);
      }
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

test(
  'an open day is in a calendar by two touches from the event, and kept by a third',
  { tag: '@once' },
  async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    const hub = new HubPage(page);
    await hub.open();
    const widget = await hub.openWidget('Events');
    let touches = 0;
    const touch = async (what: Locator) => {
      touches += 1;
      await what.tap();
    };
    await touch(widget.locator('a[href^="/dashboard/events/"]').first());
    await expect(page).toHaveURL(/\/dashboard\/events\/\d+$/);
    const add = page.getByRole('link', { name: 'Add to calendar' });
    await expect(add).toBeInViewport();
    const file = page.waitForEvent('download');
    await touch(add);
    expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    expect(touches).toBeLessThanOrEqual(2);
    await touch(page.getByRole('button', { name: /^Keep this event/ }));
    await expect(page.getByRole('button', { name: /^Kept/ })).toBeVisible();
    expect(touches).toBeLessThanOrEqual(3);
  },
);

test(
  '[EXT-10][EXT-29][EXT-30] the five tasks take one touch together, and no other page',
  { tag: '@once' },
  async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    const choice = (institutionName: string, choiceStatus: string, choiceStatusId: string) => ({
      ...{ institutionCode: 'Y50', courseName: 'History' },
      ...{ institutionName, choiceStatus, choiceStatusId },
    });
    const tell = (york: Parameters<typeof choice>[2]) =>
      control.applications({
        ug: {
          track: {
            applicationStatus: york === 'REF' ? 'Referred' : 'AwaitingReply',
            applicationDecisions: [
              choice('University of York', york, york),
              choice('University of Leeds', 'Unsuccessful', 'R'),
            ],
          },
        },
      });
    await tell('REF');
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    await expect(hub.tile('ug')).toBeVisible();
    await tell('C');
    await hub.open();
    const { touch, count } = counter(page);

    // Which of my choices answered, and what.
    const choices = hub.tile('ug').getByRole('list', { name: 'Your choices' }).locator('> li');
    await expect(choices).toHaveCount(2);
    await expect(choices.nth(0)).toContainText(/University of York.*Conditional offer/s);
    await expect(choices.nth(1)).toContainText(/University of Leeds.*Unsuccessful/s);
    for (const line of await choices.all()) await expect(line).toBeVisible();
    // What changed since I last looked.
    await expect(page.getByText('Today: an offer from University of York')).toBeInViewport();
    // By when I must reply.
    await expect(
      hub
        .tile('ug')
        .getByText(/^Reply by/)
        .first(),
    ).toBeInViewport();
    // What I do next.
    await expect(hub.tile('ug').getByText('Your turn')).toBeInViewport();
    const main = hub.tile('ug').getByRole('link').and(hub.tile('ug').locator('[data-size="l"]'));
    await expect(main).toBeInViewport({ ratio: 1 });
    expect(count()).toBe(0);
    // Go on with the statement.
    await touch(page.getByRole('link', { name: 'Statement', exact: true }));
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(count()).toBe(1);
  },
);
