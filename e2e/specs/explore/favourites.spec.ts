import { expect, test } from '../../fixtures/test.ts';
import { FavouritesPanel } from '../../pages/favourites-panel.ts';
import { HubPage } from '../../pages/hub-page.ts';

const tabNames = ['Shortlist', 'Courses', 'Uni & colleges', 'Locations', 'Subjects', 'Pages'];

/** The requests about favourites to the account API, without its base path. */
const favouriteCalls = (requests: { method: string; path: string }[]): string[] =>
  requests
    .filter(({ path }) => path.includes('/hub/favourites'))
    .map(({ method, path }) => `${method} ${path.split('/hub/favourites/')[1] ?? ''}`);

test.describe('the favourites widget', () => {
  test('[FAV-1][FAV-3][FAV-5][FAV-6] the widget has six tabs with the shortlist first, and a map on three tabs', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    test.slow();
    await (await applicant('waiting')).signIn();
    const panel = new FavouritesPanel(page);
    await panel.open();
    await expect(panel.tabs).toHaveText(tabNames.map((name) => new RegExp(`^${name}`)));
    await expect(panel.currentTab).toContainText('Shortlist');

    const withMap = ['Shortlist', 'Courses', 'Uni & colleges'];
    for (const name of tabNames) {
      // The first tab is already open. Its link would reload the page while the test touches the
      // map.
      if (name !== 'Shortlist') await panel.choose(name);
      await expect(panel.currentTab).toContainText(name);
      await expect(panel.root).toHaveAttribute('data-state', 'ready');
      const hasMap = withMap.includes(name);
      await expect(panel.map).toHaveCount(hasMap ? 1 : 0);
      if (hasMap) {
        await panel.showMap();
        await expect(panel.mapHeading).toBeVisible();
      }
      await expect(
        panel.root.getByRole('link', { name: 'Manage favourites' }).first(),
      ).toHaveAttribute('href', '/explore/favourites');
      await expectAccessible('[data-widget="Favourites"]');
    }
  });

  test(
    '[FAV-2] exactly one tab is selected when two tabs are pressed in quick succession',
    { tag: ['@scripts', '@once', '@gate'] },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      const panel = new FavouritesPanel(page);
      await panel.open();
      await panel.hydrated();
      const chosen = await panel.root.evaluate(async (root) => {
        const [, second, third] = root.querySelectorAll<HTMLElement>('[role="tab"]');
        const seen = new Set<number>();
        const check = () => seen.add(root.querySelectorAll('[aria-selected="true"]').length);
        new MutationObserver(check).observe(root, { attributes: true, subtree: true });
        const nextFrame = () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve));
          });
        second?.click();
        // The first click is painted, and its panel is about to be shown.
        await nextFrame();
        third?.click();
        for (let frame = 0; frame < 10; frame += 1) await nextFrame();
        return [...seen];
      });
      expect(chosen).toEqual([1]);
      await expect(panel.currentTab).toContainText('Uni & colleges');
    },
  );

  // Without scripts, the Tab key moves between the links.
  test(
    '[FAV-2] the arrow keys, Home and End move between the tabs',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant, expectAccessible }) => {
      await (await applicant('waiting')).signIn();
      const panel = new FavouritesPanel(page);
      await panel.open();
      await panel.hydrated();
      await panel.tab('Shortlist').focus();
      await page.keyboard.press('ArrowRight');
      await expect(panel.tab('Courses')).toBeFocused();
      await expect(panel.currentTab).toContainText('Courses');
      await page.keyboard.press('ArrowLeft');
      await expect(panel.currentTab).toContainText('Shortlist');
      await page.keyboard.press('ArrowLeft');
      await expect(panel.tab('Pages')).toBeFocused();
      await expect(panel.currentTab).toContainText('Pages');
      await page.keyboard.press('Home');
      await expect(panel.tab('Shortlist')).toBeFocused();
      await expect(panel.currentTab).toContainText('Shortlist');
      await page.keyboard.press('End');
      await expect(panel.currentTab).toContainText('Pages');

      // A screen reader announces six tabs, and together they are a single tab stop.
      await expect(panel.root.getByRole('tab')).toHaveCount(6);
      await expect(panel.root.getByRole('tab', { selected: true })).toContainText('Pages');
      await expect(panel.root.getByRole('tabpanel', { name: 'Pages' })).toBeVisible();
      await page.keyboard.press('Home');
      // The tab is selected one frame before its panel is shown, and the earlier panel has the same
      // state.
      const shortlist = panel.root.getByRole('tabpanel', { name: 'Shortlist' });
      await expect(shortlist).toBeVisible();
      await expect(panel.root).toHaveAttribute('data-state', 'ready');
      await page.keyboard.press('Tab');
      await expect(shortlist.locator(':focus')).toHaveCount(1);
      await expectAccessible();
    },
  );

  for (const width of [360, 1280]) {
    test(
      `a change without scripts returns to the favourites and their notice at ${width} px`,
      { tag: '@plain' },
      async ({ page, applicant, expectAccessible }) => {
        await (await applicant('waiting')).signIn();
        await page.setViewportSize({ width, height: 740 });
        const panel = new FavouritesPanel(page);
        await panel.open();
        const heading = panel.root.getByRole('heading', { name: 'Your favourites' });
        const order = () =>
          panel.root
            .locator('[data-course]')
            .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-course')));
        const before = await order();
        const remove = panel.root.getByRole('button', { name: /^Take off shortlist/ });
        await remove.first().click();
        await expect(page).toHaveURL(/#favourites$/);
        await expect.poll(order).toEqual(before.slice(1));
        await expect(heading).toBeInViewport();
        await expect(panel.notice).toBeInViewport();
        await expectAccessible();

        await panel.notice.getByRole('button', { name: 'Undo' }).click();
        await expect(page).toHaveURL(/#favourites$/);
        await expect.poll(order).toEqual(before);
        await expect(heading).toBeInViewport();

        await panel.notice.getByRole('link', { name: 'Close' }).click();
        await expect(panel.notice).toBeEmpty();
        await expect(heading).toBeInViewport();
        expect(new URL(page.url()).search).toBe('');
      },
    );
  }

  test(
    '[FAV-4] a tab loads its own items, and loads them again when it is opened again',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const panel = new FavouritesPanel(page);
      await panel.open();
      await expect(panel.root).toHaveAttribute('data-state', 'ready');
      // The choices' favourite buttons need the list of favourite courses.
      expect(favouriteCalls(await control.requests('identity')).sort()).toEqual([
        'GET courses',
        'GET overview',
      ]);

      const open = async (name: string) => {
        await panel.choose(name);
        await expect(panel.currentTab).toContainText(name);
        await expect(panel.root).toHaveAttribute('data-state', 'ready');
      };
      await open('Uni & colleges');
      await expect.poll(() => panel.titles()).toContain('Lancaster University');
      await open('Subjects');
      await open('Uni & colleges');
      const calls = favouriteCalls(await control.requests('identity'));
      expect(calls.filter((call) => call === 'GET unis')).toHaveLength(2);
      expect(calls.filter((call) => call === 'GET subjects')).toHaveLength(1);
      expect(calls.filter((call) => call === 'GET pages')).toHaveLength(0);
    },
  );

  test(
    '[FAV-7] slow favourites are announced as loading and appear when they have loaded',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant, scripts, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.fault({
        api: 'identity',
        path: '/api/v1/hub/favourites',
        fault: { delayMs: 30_000 },
      });
      const panel = new FavouritesPanel(page);
      await panel.open();
      await expect(panel.root).toContainText('Loading favourites');
      await expect(new HubPage(page).tiles).toHaveCount(1);
      if (scripts) {
        await control.clearFaults();
        await expect(panel.root).toHaveAttribute('data-state', 'ready');
      } else {
        await expect(panel.root).toHaveAttribute('data-state', 'pending');
        await expectAccessible('[data-widget="Favourites"]');
        await control.clearFaults();
        await panel.root.getByRole('link', { name: 'Try again' }).click();
        await expect(panel.root).toHaveAttribute('data-state', 'ready');
      }
    },
  );

  // Without scripts there is no loading state.
  test(
    '[SYS-16] the widget shows an error when the favourites do not load at all',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.fault({
        api: 'identity',
        path: '/api/v1/hub/favourites',
        fault: { delayMs: 60_000 },
      });
      const panel = new FavouritesPanel(page);
      await panel.open();
      await expect(panel.root).toHaveAttribute('data-state', 'pending');
      await expect(panel.root).toHaveAttribute('data-state', 'error', { timeout: 30_000 });
      await expect(panel.root).toContainText("Your favourites couldn't be fetched. They are safe.");
      await expectAccessible('[data-widget="Favourites"]');
    },
  );
});
