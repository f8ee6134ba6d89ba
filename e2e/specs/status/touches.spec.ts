import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

/** These tests check that each main task takes few touches on a phone, without leaving the hub. */
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/**
 * Taps an element, checks that the hub is still open, and counts the taps. Scrolling is not
 * counted.
 */
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

/**
 * The texts that a persona reads: the result of each choice, who must act, the first step of the
 * feed, and the button of the tile.
 */
const read = {
  waiting: {
    answers: ['Conditional offer', 'Unsuccessful', 'Considering', 'Considering', 'Considering'],
    who: 'With your universities',
    next: 'Compare your courses',
    act: 'Go to application',
  },
  offers: {
    answers: [
      'Conditional offer',
      'Conditional offer',
      'Unconditional offer',
      'Unsuccessful',
      'Unsuccessful',
    ],
    who: 'Your turn',
    next: 'Your move: answer your offers',
    act: 'Reply to my offers',
  },
  confirm: {
    answers: [
      'Firm choice, unconditional',
      'Offer declined',
      'Offer declined',
      'Unsuccessful',
      'Offer declined',
    ],
    who: 'With the university',
    next: 'Apply for student finance',
    act: 'Go to application',
  },
  'confirm-conditional': {
    answers: [
      'Firm choice, conditional',
      'Insurance choice, conditional',
      'Offer declined',
      'Unsuccessful',
      'Offer declined',
    ],
    who: 'With the exam boards',
    next: 'Keep results day free',
    act: 'Go to application',
  },
  placed: {
    answers: ['Placed', 'Offer declined', 'Unsuccessful', 'Offer declined', 'Offer declined'],
    who: null,
    next: 'Well done',
    act: 'Get ready for East Anglia',
  },
};

for (const [persona, { answers, who, next, act }] of Object.entries(read)) {
  test(
    `persona "${persona}" sees the decisions, who must act and the next step without touching the screen`,
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant(persona)).signIn();
      await new HubPage(page).open();
      const tile = page.locator('[data-tile]').first();
      const choices = tile.getByRole('list', { name: 'Your choices' }).locator('> li');
      // A line without its state does not show the decision.
      await expect(choices).toContainText(answers);
      for (const choice of await choices.all()) await expect(choice).toBeVisible();
      if (who === null) await expect(tile).not.toContainText(/Your turn|With the|With your/);
      else await expect(tile.getByText(who, { exact: true })).toBeInViewport();
      const steps = page.getByRole('region', { name: 'Your feed' }).getByRole('heading', {
        level: 3,
      });
      await expect(steps.first()).toHaveText(next);
      await expect(steps.first()).toBeVisible();
      const main = tile.getByRole('link').and(tile.locator('[data-size="l"]'));
      await expect(main).toHaveText(act);
      await expect(main).toBeInViewport({ ratio: 1 });
    },
  );
}

/** The reply date: the day, the hour and the time that is left. */
const replyBy =
  /^Reply by (Mon|Tues|Wednes|Thurs|Fri)day \d{1,2} [A-Z][a-z]+, \d{1,2}pm UK time \((\d+ days?|today)/;

test(
  'persona "offers" sees the reply date on the first screen without touching it',
  { tag: '@once' },
  async ({ page, applicant }) => {
    await (await applicant('offers')).signIn();
    await new HubPage(page).open();
    await expect(page.locator('[data-tile]').getByText(replyBy)).toBeInViewport();
  },
);

test(
  'changes since the last visit are visible without touching the screen',
  { tag: '@once' },
  async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    const decision = {
      institutionCode: 'Y50',
      institutionName: 'University of York',
      courseName: 'History',
    };
    const changeStatuses = (choiceStatus: string, choiceStatusId: string) =>
      control.applications({
        ug: {
          track: {
            applicationDecisions: [{ ...decision, choiceStatus, choiceStatusId }],
            applicationStatus: 'Referred',
          },
        },
      });
    await changeStatuses('Referred', 'REF');
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    await expect(hub.tile('ug')).toBeVisible();
    await changeStatuses('Conditional offer', 'C');
    await hub.open();
    await expect(page.getByText('Today: an offer from University of York')).toBeInViewport();
  },
);

test(
  'persona "in-progress" opens the statement with one touch',
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
  'an open day can be added to a calendar with two touches, and saved with a third',
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
  '[EXT-10][EXT-29][EXT-30] the five tasks need one touch in total, without leaving the page',
  { tag: '@once' },
  async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    const choice = (institutionName: string, choiceStatus: string, choiceStatusId: string) => ({
      ...{ institutionCode: 'Y50', courseName: 'History' },
      ...{ institutionName, choiceStatus, choiceStatusId },
    });
    const changeStatuses = (york: Parameters<typeof choice>[2]) =>
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
    await changeStatuses('REF');
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    await expect(hub.tile('ug')).toBeVisible();
    await changeStatuses('C');
    await hub.open();
    const { touch, count } = counter(page);

    // Which of my choices have a decision, and which decision?
    const choices = hub.tile('ug').getByRole('list', { name: 'Your choices' }).locator('> li');
    await expect(choices).toHaveCount(2);
    await expect(choices.nth(0)).toContainText(/University of York.*Conditional offer/s);
    await expect(choices.nth(1)).toContainText(/University of Leeds.*Unsuccessful/s);
    for (const line of await choices.all()) await expect(line).toBeVisible();
    // What has changed since my last visit?
    await expect(page.getByText('Today: an offer from University of York')).toBeInViewport();
    // By when must I reply?
    await expect(hub.tile('ug').getByText(replyBy)).toBeInViewport();
    // What do I do next?
    await expect(hub.tile('ug').getByText('Your turn')).toBeInViewport();
    const main = hub.tile('ug').getByRole('link').and(hub.tile('ug').locator('[data-size="l"]'));
    await expect(main).toBeInViewport({ ratio: 1 });
    expect(count()).toBe(0);
    // Continue the statement.
    await touch(page.getByRole('link', { name: 'Statement', exact: true }));
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(count()).toBe(1);
  },
);

/**
 * Runs in the page: the height, in pixels, in which a tap hits each visible control. It is larger
 * than the control itself if the control extends its target.
 */
function targetHeights() {
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary, select');
  return [...controls]
    .filter((control) => control.checkVisibility({ contentVisibilityAuto: true }))
    .flatMap((control) => {
      control.scrollIntoView({ block: 'center' });
      const { left, width, top, bottom } = control.getBoundingClientRect();
      const x = left + Math.min(width / 2, 20);
      const isHit = (y: number) => control.contains(document.elementFromPoint(x, y));
      // Slides that are not shown, and the skip link, cannot be tapped.
      if (!isHit((top + bottom) / 2)) return [];
      let height = 0;
      for (let y = top - 30; y < bottom + 30; y++) if (isHit(y)) height++;
      return { name: control.getAttribute('aria-label') ?? control.innerText, height };
    });
}

test(
  'the controls of the dashboard are large enough to tap, including the room around them',
  { tag: ['@once', '@gate'] },
  async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    await page.goto('/dashboard');
    await new HubPage(page).hydrated();
    // Before the complete layout, the controls below the first screen have no position.
    await expect(page.locator('[data-far]')).toHaveCount(0);
    const targets = await page.evaluate(targetHeights);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter(({ height }) => height < 24)).toEqual([]);
    // Some controls are so close to the next control that all space between them belongs to that
    // control.
    expect(targets.filter(({ height }) => height < 43).length).toBeLessThanOrEqual(6);
  },
);
