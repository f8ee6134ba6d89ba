import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { urls } from '../../fixtures/stack.ts';

const epoch = () => Math.floor(Date.now() / 1000);

const event = {
  enabled: true,
  title: 'Ask us about offers',
  holding: '<p>Have your questions ready.</p>',
  information: '<p>With three advisers.</p>',
  embed: '',
  comments: false,
  disqus: 'offers',
};

/** The address of a video in the fake player. The tests work with any of its videos. */
const embed = `${urls.services}/player?videoId=6361200000001&autoplay=true`;

const player = (page: Page) => page.getByTitle('Live event: Ask us about offers');
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' });

test.describe('live events', () => {
  test('[SH-20][LIV-5][LIV-6][LIV-8] the page counts down to a live event, checks for it again, and shows it', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/live');
    await expect(page).toHaveURL(/\/dashboard\/live$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live events');
    await expect(page.getByText('No event scheduled')).toBeVisible();
    await expectAccessible();

    await control.pageState({ live: { ...event, time: epoch() + 3_600 } });
    if (scripts) await page.clock.install();
    await new HubPage(page).open();
    await page.locator('[data-live-banner]').getByRole('link', { name: 'See the event' }).click();
    await expect(page.getByText('Have your questions ready.')).toBeVisible();
    await expectAccessible();
    if (scripts) {
      const timer = page.getByRole('timer', { name: 'Time until the start' });
      const shown = await timer.textContent();
      await page.clock.fastForward('00:02');
      await expect(timer).not.toHaveText(shown ?? '');
      // The clocks of the hub and the page pass the start time.
      await control.pageState({ live: { time: epoch() - 5 } });
      const eventRequests = async () =>
        (await control.requests('content')).filter(({ path }) => path.includes('dashboard-update'));
      const before = (await eventRequests()).length;
      await page.clock.fastForward('01:00:01');
      await expect(refresh(page)).toBeVisible();
      await page.clock.fastForward('00:11');
      await expect.poll(async () => (await eventRequests()).length).toBe(before + 1);
    } else {
      await control.pageState({ live: { time: epoch() - 5 } });
      await refresh(page).click();
    }
    await expect(page.getByText('Starting soon')).toBeVisible();
    await expectAccessible();

    await control.pageState({ live: { embed } });
    await refresh(page).click();
    await expect(player(page)).toHaveAttribute('src', embed);
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    await expect(page.getByText('Live now').first()).toBeVisible();
    await expectAccessible();
  });

  // Comments need a script from the comment service.
  test(
    '[LIV-2][LIV-9][LIV-12][LIV-13] users can watch an event and read and write comments in an isolated frame',
    { tag: ['@scripts', '@anywidth', '@gate'] },
    async ({ page, context, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await control.pageState({
        live: { ...event, comments: true, embed, time: epoch() - 5, disqus: control.persona },
      });
      await signIn();
      await page.goto('/dashboard/live');
      await expect(player(page)).toHaveAttribute('src', embed);
      const thread = page.frameLocator('iframe[title="Comments"]').frameLocator('iframe');
      await thread.getByRole('textbox').fill('How long do I have?');
      await thread.getByRole('button', { name: 'Post comment' }).click();
      await expect(thread.getByRole('listitem').first()).toContainText('How long do I have?');

      const cookies = await context.cookies();
      const saved = cookies.find(({ name }) => name.startsWith('disqusSSOToken'));
      expect(saved).toMatchObject({ name: `disqusSSOToken${control.persona}`, httpOnly: true });
      const requests = (await control.requests('identity')).filter(({ path }) =>
        path.includes('/account/'),
      );
      expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
      // The comments page does not have the hub's origin, even if it is opened directly.
      await page.goto('/dashboard/live/comments');
      expect(await page.evaluate(() => window.origin)).toBe('null');
    },
  );

  test(
    '[LIV-15][LIV-16] if comments fail to load, no alert is shown and the event stays visible',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 503/);
      const { control, signIn } = await applicant('waiting');
      await control.pageState({ live: { ...event, comments: true, time: epoch() - 5 } });
      await control.fault({
        api: 'identity',
        path: '/account/disqus-callback',
        fault: { status: 503 },
      });
      await signIn();
      await page.goto('/dashboard/live');
      await expect(page.getByText('Starting soon')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Comments' })).toHaveCount(0);
      await control.fault({
        api: 'content',
        path: '/api/v1/dashboard-update',
        fault: { status: 503 },
      });
      const response = page.waitForResponse(
        scripts ? /\/resources\/page-state/ : /\/dashboard\/live/,
      );
      await refresh(page).click();
      await response;
      await expect(refresh(page)).not.toHaveAttribute('aria-disabled');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
});
