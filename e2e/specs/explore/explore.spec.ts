import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { FavouritesPanel } from '../../pages/favourites-panel.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';
import { isPhone } from '../../screens/width.ts';

const notice = (page: Page) => new FavouritesPanel(page).notice;

/** Presses the first button with a name, and waits for the hub's message. */
async function press(page: Page, name: RegExp, said: RegExp | string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(notice(page)).toContainText(said);
}

test.describe('the pages with favourite buttons', () => {
  test(
    'adjacent pictures in a list of guides have different drawings as a background',
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await page.goto('/explore/subjects');
      const drawings = await page
        .locator('main li [data-ratio]')
        .evaluateAll((pictures) =>
          pictures.slice(0, 10).map((one) => getComputedStyle(one).background),
        );
      expect(drawings).toHaveLength(10);
      expect(new Set(drawings).size).toBe(drawings.length);
    },
  );

  test(
    'a course has the same drawing on all pages and in every position of the shortlist',
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      const drawn = (picture: Element) => getComputedStyle(picture).background;
      /** The drawing of each course on a page, by the path of the course. */
      const drawings = async (path: string, items: string) => {
        await page.goto(path);
        const courses = page.locator(items).filter({ has: page.locator('[data-drawing]') });
        return Object.fromEntries(
          await Promise.all(
            (await courses.all()).map(async (course) => [
              new URL(
                (await course.getByRole('link').first().getAttribute('href')) ?? '',
                page.url(),
              ).pathname,
              await course.locator('[data-drawing]').first().evaluate(drawn),
            ]),
          ),
        ) as Record<string, string>;
      };
      const shortlist = await drawings('/explore/favourites', '#shortlist ol > li');
      const [first = '', second] = Object.keys(shortlist);
      expect(second).toBeDefined();
      expect(await drawings('/explore/favourites/compare', 'thead th')).toEqual(shortlist);
      expect(await drawings('/dashboard', '[data-widget="Favourites"] ol > li')).toEqual(shortlist);
      await page.goto(first);
      const head = page.locator('main [data-drawing]').first();
      expect(await head.evaluate(drawn)).toBe(shortlist[first]);
      await page.goto('/explore/favourites');
      await press(page, /^Move down/, 'is now number 2');
      expect(await drawings('/explore/favourites', '#shortlist ol > li')).toEqual(shortlist);
    },
  );

  test(
    'the map on a course or university page is as wide as its container',
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      for (const path of [
        '/coursedisplay/courses/l14-psychology',
        '/explore/uni-detail/10007768',
      ]) {
        await page.goto(path);
        const figure = page.getByRole('figure');
        const [box, map] = await Promise.all([
          figure.boundingBox(),
          figure.locator('> div').boundingBox(),
        ]);
        expect(map?.width, path).toBe(box?.width);
      }
    },
  );

  test(
    'on the hub, the map is at least 200 pixels wide, and the place names are below it',
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      const panel = new FavouritesPanel(page);
      await panel.open('unis');
      const [map, first] = await Promise.all([
        panel.map.getByRole('figure').locator('> div').boundingBox(),
        panel.map.getByRole('listitem').first().boundingBox(),
      ]);
      expect(map?.width).toBeGreaterThan(200);
      expect(first?.y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0));
      expect(first?.x).toBe(map?.x);
    },
  );
});

test.describe('from a search to a shortlist', () => {
  test('[FAV-12] an applicant searches by subject and town, adds six courses, shortlists five, reorders and compares them, and undoes a removal', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    test.slow();
    await (await applicant('start')).signIn();
    await page.goto('/explore/search');
    await page.getByRole('combobox', { name: 'Search courses' }).fill('engineering leeds');
    await page
      .getByRole('main')
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/coursedisplay\/results\?SearchText=engineering\+leeds/);
    if (scripts) await new HubPage(page).hydrated();
    const found = page.locator('[data-course]');
    await expect(found.first()).toContainText('Leeds');
    await expect.poll(() => found.count()).toBeGreaterThanOrEqual(6);
    for (let index = 0; index < 6; index += 1) {
      const course = found.nth(index);
      const title = (await course.getByRole('heading').first().textContent()) ?? '';
      await course.getByRole('button', { name: /^Add to favourites/ }).click();
      await expect(course.getByRole('button', { name: /^In favourites/ })).toBeVisible();
      // The notice must be visible before the next click, because it could appear under the
      // pointer.
      await expect(notice(page)).toContainText(`Added ${title}`);
    }

    await page.goto('/explore/favourites');
    if (scripts) await new HubPage(page).hydrated();
    await expect(page.locator('tbody tr')).toHaveCount(6);
    // On a phone, items after the fourth are hidden.
    const rest = page.getByRole('link', { name: 'Show 2 more' });
    if (isPhone(page)) await rest.click();
    else await expect(rest).toBeHidden();
    const slots = page.getByRole('region', { name: 'Your shortlist' }).locator('ol > li');
    for (let slot = 0; slot < 5; slot += 1) {
      await press(page, /^Add to shortlist/, 'is on your shortlist');
      await expect(slots.locator('a[href*="/courses/"]')).toHaveCount(slot + 1);
    }
    await expectAccessible();

    const titles = () => slots.locator('a[href*="/courses/"]').allTextContents();
    const before = await titles();
    expect(before).toHaveLength(5);
    await slots
      .nth(1)
      .getByRole('button', { name: /^Move up/ })
      .click();
    await expect(notice(page)).toContainText('is now number 1');
    await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);

    await page.getByRole('link', { name: 'Compare side by side' }).click();
    const courses = page.getByRole('columnheader').filter({ hasText: ', ' });
    await expect(page.getByRole('heading', { name: 'Compare courses' })).toBeVisible();
    // A course that missed the page's budget on a busy machine appears when the page is reloaded.
    await expect(async () => {
      await page.reload();
      await expect(courses).toHaveCount(5, { timeout: 2_000 });
    }).toPass();
    await expectAccessible();

    await page.goto('/explore/favourites');
    if (scripts) await new HubPage(page).hydrated();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Remove selected' }).click();
    await expect(notice(page)).toContainText('Removed 2 favourites.');
    await expect(page.locator('tbody tr')).toHaveCount(4);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('Your change is undone.');
    await expect(page.locator('tbody tr')).toHaveCount(6);
    await expect.poll(async () => (await titles()).length).toBe(5);

    const panel = new FavouritesPanel(page);
    await panel.open();
    await panel.showMap();
    await expect(panel.map.getByRole('listitem')).toHaveCount(5);
    await expect(panel.map.getByRole('listitem').first()).toContainText(/miles? from/);
  });

  test(
    '[EXT-38] three courses can be compared and ranked on a phone with at most six touches',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await (await applicant('heavy')).signIn();
      await page.goto('/explore/favourites');
      let touches = 0;
      const touch = async (what: Locator) => {
        touches += 1;
        await what.click();
      };
      await touch(page.getByRole('link', { name: 'Compare side by side' }));
      const table = page.getByRole('region', { name: /courses side by side/ });
      const heads = table.getByRole('columnheader');
      await expect(heads.nth(3)).toBeAttached();
      if (scripts) await new HubPage(page).hydrated();
      await expectAccessible();
      // Two columns fit completely next to the row headers.
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const room = (await table.boundingBox()) ?? { x: 0, width: 0 };
        const edge = await heads.nth(2).evaluate((head) => head.getBoundingClientRect().right);
        expect(edge).toBeLessThanOrEqual(room.x + room.width);
        // No word in the row headers is broken.
        const tooLong = await table.getByRole('rowheader').evaluateAll((names) =>
          names.flatMap((name) => {
            (name as HTMLElement).style.cssText = 'hyphens: none; overflow-wrap: normal';
            return name.scrollWidth > name.clientWidth ? name.textContent : [];
          }),
        );
        expect(tooLong, `at ${width}`).toEqual([]);
      }
      await expect(heads.nth(3)).not.toBeInViewport();
      await touch(page.getByRole('link', { name: /^Courses? 3/ }));
      await expect(heads.nth(3)).toBeInViewport({ ratio: 0.2 });
      const third = (await heads.nth(3).getByRole('link').textContent()) ?? '';
      for (const place of [2, 1]) {
        await touch(heads.filter({ hasText: third }).getByRole('button', { name: /^Move left/ }));
        await expect(heads.nth(place).getByRole('link')).toHaveText(third);
      }
      expect(touches).toBeLessThanOrEqual(6);
    },
  );

  test(
    '[EXT-38] saving three courses, comparing them and ranking the best takes seven touches on a phone',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await (await applicant('start')).signIn();
      await new HubPage(page).open();
      let touches = 0;
      const touch = async (what: Locator) => {
        touches += 1;
        await what.click();
      };
      await touch(page.getByRole('navigation').getByRole('link', { name: 'Search' }));
      await page.getByRole('combobox', { name: 'Search courses' }).fill('history');
      await touch(page.getByRole('main').getByRole('button', { name: 'Search' }));
      await new HubPage(page).hydrated();
      for (const hearts of [1, 2, 3]) {
        await touch(page.getByRole('button', { name: /^Add to favourites/ }).first());
        await expect(page.getByRole('button', { name: /^In favourites/ })).toHaveCount(hearts);
      }
      await touch(lastChange(page).getByRole('link', { name: 'Compare courses' }));
      const heads = page
        .getByRole('region', { name: /courses side by side/ })
        .getByRole('columnheader');
      await touch(heads.last().getByRole('button', { name: /^Add to shortlist/ }));
      await expect(heads.last().getByRole('button', { name: /^Add to shortlist/ })).toHaveCount(0);
      expect(touches).toBe(7);
    },
  );

  test(
    '[FAV-12] a sixth course replaces another course on the shortlist',
    { tag: '@anywidth' },
    async ({ page, applicant, expectAccessible, scripts }) => {
      await (await applicant('heavy')).signIn();
      await page.goto('/explore/favourites');
      if (scripts) await new HubPage(page).hydrated();
      await page
        .getByRole('button', { name: /^Add to shortlist/ })
        .first()
        .click();
      if (scripts) {
        await notice(page).getByRole('link', { name: 'Replace' }).click();
      }
      await expect(page).toHaveURL(/replace=/);
      await expect(page.getByRole('heading', { name: 'Your shortlist is full' })).toBeVisible();
      await expectAccessible();
      await press(page, /^Replace/, 'is on your shortlist');
      await expect(page).toHaveURL(/\/explore\/favourites/);
    },
  );
});
