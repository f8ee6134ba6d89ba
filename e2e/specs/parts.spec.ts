import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { FavouritesPanel } from '../pages/favourites-panel.ts';
import { HubPage } from '../pages/hub-page.ts';

/** The scripts of the grid and its widgets, wherever they are needed first. */
const gridScripts = /\/assets\/Widget(Grid|Content)-[^/]*\.js/;

const live = (page: Page, widget: string) =>
  page.locator(`[data-live] [data-widget="${widget}"]`).first();

// Parts without scripts are what the other journeys see.
test.describe('the parts of a page', { tag: '@scripts' }, () => {
  test('a page begins with the script of its frame; the others come when it is used and seen', async ({
    page,
    applicant,
  }) => {
    await (await applicant('offers')).signIn();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const hub = new HubPage(page);
    const document = await page.goto('/dashboard');
    // What the page itself asks for; what is on its first screen comes as soon as that has run.
    const assets = new Set((await document?.text())?.match(/\/assets\/[\w.-]+/g));
    expect(assets.size).toBeGreaterThan(0);
    expect(assets.size).toBeLessThanOrEqual(10);
    await page.waitForFunction(() => 'dataLayer' in window);
    expect(requests.filter((url) => gridScripts.test(url))).toEqual([]);
    await hub.hydrated();
    await page.locator('[data-widget="Tariff"]').scrollIntoViewIfNeeded();
    await expect(live(page, 'Tariff')).toBeVisible();
    expect(requests.filter((url) => gridScripts.test(url))).not.toEqual([]);
  });

  test('what is typed before a part has its script stays, whatever happens to the page meanwhile', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(gridScripts, async (route) => {
      await released;
      await route.continue();
    });
    const size = page.viewportSize() ?? { width: 1280, height: 900 };
    const panel = new FavouritesPanel(page);
    await panel.open('unis');
    await panel.hydrated();
    const widget = await new HubPage(page).openWidget('GlobalCourseSearch');
    const course = widget.locator('input[name="SearchText"]');
    await course.fill('Marine biology');

    // The order of the cells changes with the number of columns.
    for (const width of [1700, 1120, 700, size.width]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(course).toHaveValue('Marine biology');
    }
    // A change elsewhere brings new data for all of the page.
    const reloaded = page.waitForResponse((response) => response.url().includes('/dashboard.data'));
    await panel
      .card('Lancaster University')
      .getByRole('button', { name: /^In favourites/ })
      .click();
    await expect(panel.notice).toContainText('Removed Lancaster University from your favourites.');
    await reloaded;
    await expect(course).toHaveValue('Marine biology');
    // So does another address of the same page.
    await panel.tab('Courses').click();
    await expect(panel.currentTab).toContainText('Courses');
    await expect(course).toHaveValue('Marine biology');

    release();
    await expect(live(page, 'GlobalCourseSearch')).toBeAttached();
    await expect(course).toHaveValue('Marine biology');
  });

  test('a part whose script does not come is plain HTML, and so is its form, until it comes', async ({
    page,
    applicant,
    allowConsole,
  }) => {
    await (await applicant('waiting')).signIn();
    allowConsole(/Failed to load resource: net::ERR_FAILED/);
    const scriptsOfParts = /\/assets\/(view|favourites|Widget\w+)-[^/]*\.js/;
    await page.route(scriptsOfParts, (route) => route.abort());
    const missed: string[] = [];
    page.on('framenavigated', () => missed.splice(0));
    page.on('requestfailed', (request) => missed.push(request.url()));
    const panel = new FavouritesPanel(page);
    await panel.open('unis');
    await page.waitForFunction(() => 'dataLayer' in window);
    await panel
      .card('Lancaster University')
      .getByRole('button', { name: /^In favourites/ })
      .click();
    await expect(panel.notice).toContainText('Removed Lancaster University from your favourites.');
    await expect(panel.card('Lancaster University')).toHaveCount(0);

    // Its script is tried again when the line is back, and somebody does something.
    await panel.root.scrollIntoViewIfNeeded();
    await expect.poll(() => missed.join()).toContain('/favourites-');
    await page.unroute(scriptsOfParts);
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(live(page, 'Favourites')).toBeAttached({ timeout: 1_000 });
    }).toPass();
  });
});
