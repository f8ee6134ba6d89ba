import type { Page } from '@playwright/test';
import { hubLog } from '../fixtures/hub-log.ts';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';
import { lastChange } from '../pages/notice.ts';

/** The lines of each persona, as tracking sends their choices. */
const expectations: [persona: string, scheme: 'ug' | 'uc', lines: [string, string][]][] = [
  [
    'offers',
    'ug',
    [
      ['University of Warwick', 'Conditional offer'],
      ['Queen Mary University of London', 'Conditional offer'],
      ['University of Southampton', 'Unconditional offer'],
      ['University of Bristol', 'Unsuccessful'],
      ['Durham University', 'Unsuccessful'],
    ],
  ],
  [
    'waiting',
    'ug',
    [
      ['Lancaster University', 'Conditional offer'],
      ['Sheffield Hallam University', 'Unsuccessful'],
      ['University of York', 'Considering'],
      ['The University of Sheffield', 'Considering'],
      ['University of Leeds', 'Considering'],
    ],
  ],
  [
    'confirm-reasons',
    'ug',
    [
      ['Coventry University', 'Firm choice, conditional'],
      ['De Montfort University', 'Insurance choice, conditional'],
      ['Nottingham Trent University', 'Offer declined'],
      ['University of Birmingham', 'Unsuccessful'],
      ['Keele University', 'Offer declined'],
    ],
  ],
  [
    'insurance',
    'ug',
    [
      ['Loughborough University', 'Unsuccessful'],
      ['Nottingham Trent University', 'Placed'],
      ['Leeds Beckett University', 'Offer declined'],
      ['Sheffield Hallam University', 'Offer declined'],
    ],
  ],
];

/** Whose lines are looked at in every project. */
const everywhere = 'offers';

const linesOf = (page: Page, scheme: 'ug' | 'uc') =>
  new HubPage(page).tile(scheme).getByRole('list', { name: 'Your choices' }).locator('> li');

test.describe('your choices', () => {
  for (const [persona, scheme, lines] of expectations) {
    const tag = persona === everywhere ? [] : ['@plain'];
    test(
      `[APP-77][APP-82][EXT-29] ${persona} sees what became of each`,
      { tag },
      async ({ page, applicant, expectAccessible }) => {
        await (await applicant(persona)).signIn();
        await new HubPage(page).open();
        const shown = linesOf(page, scheme);
        await expect(shown).toHaveCount(lines.length);
        for (const [index, [university, state]] of lines.entries()) {
          await expect(shown.nth(index)).toContainText(university);
          await expect(shown.nth(index).getByText(state, { exact: true })).toBeVisible();
        }
        await expectAccessible('[data-widget="Apply"]');
      },
    );
  }

  test(
    '[EXT-29] a choice that the catalogue knows leads to its course',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await new HubPage(page).open();
      const first = linesOf(page, 'ug').first();
      await first.getByRole('link', { name: 'Psychology' }).click();
      await expect(page).toHaveURL(/\/coursedisplay\/courses\//);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Psychology');
    },
  );

  test(
    '[EXT-29] a choice that the catalogue knows has a heart, which keeps it and lets it go',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      const hub = new HubPage(page);
      await hub.open();
      const choice = linesOf(page, 'ug').nth(1);
      const name = 'Psychology, Sheffield Hallam University';
      const add = choice.getByRole('button', { name: `Add to favourites: ${name}` });
      const remove = choice.getByRole('button', { name: `In favourites: ${name}` });
      await add.click();
      await expect(remove).toBeVisible();
      await expect(lastChange(page)).toContainText(name);
      await hub.open();
      await remove.click();
      await expect(add).toBeVisible();
      // The button says so before it is saved.
      await expect(lastChange(page)).toContainText(`Removed ${name}`);
      await hub.open();
      await expect(add).toBeVisible();
      // The catalogue has no page for this one, and so no heart.
      await expect(linesOf(page, 'ug').nth(2).getByRole('button')).toHaveCount(0);
    },
  );

  test('[EXT-29] while nobody knows the favourites, no heart says that a thing is none', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
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
    const choice = linesOf(page, 'ug').nth(1);
    const name = 'Psychology, Sheffield Hallam University';
    await expect(note).toBeVisible();
    await expect(choice.getByRole('button')).toHaveAccessibleName(`Keep in favourites: ${name}`);
    await expect(new HubPage(page).widget.locator(claims)).toHaveCount(0);
    await expect.poll(() => hubLog(requestId).failures('identity')).toBe(1);
    await expectAccessible('[data-widget="Apply"]');

    // It adds all the same, which changes nothing where it is one.
    await keep(name).click();
    await expect(lastChange(page)).toContainText(`Added ${name} to your favourites.`);
    await control.clearFaults();
    await page.goto('/dashboard');
    await expect(choice.getByRole('button', { name: `In favourites: ${name}` })).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  test(
    '[EXT-34] a place shows its university, by name and by picture',
    { tag: '@plain' },
    async ({ page, applicant, expectAccessible }) => {
      await (await applicant('placed')).signIn();
      const hub = new HubPage(page);
      await hub.open();
      const tile = hub.tile('ug');
      await expect(
        tile.getByText('University of East Anglia', { exact: true }).first(),
      ).toBeVisible();
      const picture = tile.locator('img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expectAccessible('[data-tile]');
      await tile.getByRole('link', { name: 'About University of East Anglia' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('University of East Anglia');
    },
  );

  test('[APP-77] each scheme has its own', { tag: '@plain' }, async ({ page, applicant }) => {
    await (await applicant('both')).signIn();
    await new HubPage(page).open();
    await expect(linesOf(page, 'ug').getByText('Conditional offer')).not.toHaveCount(0);
    const conservatoires = linesOf(page, 'uc');
    await expect(conservatoires.first()).toContainText('Considering');
    await expect(conservatoires.filter({ hasText: 'offer' })).toHaveCount(0);
  });

  test(
    '[APP-82][APP-98] a sixth is of Extra, and an unknown code is told in the words of tracking',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const decision = (choiceStatusId: string, choiceStatus: string) => ({
        ...{ institutionCode: 'L14', institutionName: 'Lancaster University' },
        ...{ courseName: 'Law', choiceStatusId, choiceStatus },
      });
      const five = Array.from({ length: 5 }, () => decision('R', 'Unsuccessful'));
      await control.applications({
        ug: {
          track: { applicationDecisions: [...five, decision('Z9', 'Sent on to another campus')] },
        },
      });
      await new HubPage(page).open();
      await expect(linesOf(page, 'ug').last()).toContainText('Extra choice');
      await expect(linesOf(page, 'ug').last()).toContainText('Sent on to another campus');
    },
  );

  test(
    'a decision that comes while the page is open takes its line',
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
      await expect(linesOf(page, 'ug')).toHaveCount(1);
      await expect(linesOf(page, 'ug')).toContainText('Answer the invitation');
    },
  );

  test(
    '[APP-13] there are none while there is an embargo',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('offers');
      await signIn();
      await control.applications({ ug: { track: { isEmbargoPeriod: true } } });
      const hub = new HubPage(page);
      await hub.open();
      expect(await hub.statuses()).toEqual({ ug: 'embargo' });
      await expect(hub.tile('ug')).not.toContainText(/Your choices|Warwick|Reply by/);
      // Nor in what its scripts get. Nothing else of the page names this course.
      expect(await page.content()).not.toContain('Economics and Finance');
    },
  );

  test(
    '[EXT-29] during an embargo a page is the same, whatever the universities have decided',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('offers');
      await signIn();
      const hub = new HubPage(page);
      const shownFor = async (choiceStatusId: string) => {
        await control.applications({
          ug: { track: { isEmbargoPeriod: true, applicationDecisions: [{ choiceStatusId }] } },
        });
        await hub.open();
        const [propsOfTile] =
          /&quot;statusGood&quot;:\w+|"statusGood":\w+/.exec(await page.content()) ?? [];
        const tools = await page
          .locator('[data-widget]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-widget')));
        return { propsOfTile, tools };
      };
      const offered = await shownFor('U');
      expect(offered.tools.length).toBeGreaterThan(3);
      expect(offered.propsOfTile).toContain('false');
      expect(await shownFor('R')).toEqual(offered);
    },
  );

  test('nor while tracking fails', { tag: '@plain' }, async ({ page, applicant }) => {
    const { control, signIn } = await applicant('offers');
    await signIn();
    await control.fault({ api: 'tracking', fault: { status: 503 } });
    const hub = new HubPage(page);
    await hub.open();
    expect(await hub.statuses()).toMatchObject({ ug: 'unavailable' });
    await expect(hub.tile('ug')).not.toContainText('Your choices');
  });
});

test.describe('by when to reply', () => {
  test(
    '[EXT-9] only applicants with every decision are told',
    { tag: '@plain' },
    async ({ page, applicant, expectAccessible }) => {
      const { signIn } = await applicant('offers');
      await signIn();
      const hub = new HubPage(page);
      await hub.open();
      const tile = hub.tile('ug');
      // The first date of the year, or a later one: which it is goes by the day of the test.
      await expect(
        tile.getByText(/^(Reply by|The last date to reply was) \w+ \d+ (May|June|July), 6pm/),
      ).toBeVisible();
      await expect(tile.getByText('Reply to this offer')).toHaveCount(3);
      await expectAccessible('[data-widget="Apply"]');

      await (await applicant('waiting')).signIn();
      await hub.open();
      await expect(hub.tile('ug')).toContainText('Your choices');
      await expect(hub.tile('ug')).not.toContainText(/reply by|date to reply/i);
    },
  );

  test(
    '[EXT-9][EXT-30] dates of a year that nobody has published are told as expected',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('offers');
      await signIn();
      await control.user({ studyYear: '2028' });
      await control.applications({ ug: { track: { cycleYear: 2028 } } });
      const hub = new HubPage(page);
      await hub.open();
      await expect(hub.tile('ug')).toContainText('Reply by Wednesday 3 May, 6pm: ');
      await expect(hub.tile('ug')).toContainText('These dates are expected');
    },
  );
});
