import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

test.describe('the shell', () => {
  test.beforeEach(async ({ applicant, page }) => {
    await (await applicant('waiting')).signIn();
    await new HubPage(page).open();
  });

  test(
    'the skip link is the first tab stop and moves the focus to the content',
    { tag: '@anywidth' },
    async ({ page, scripts }) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main-content$/);
      if (scripts) await expect(page.locator('main')).toBeFocused();
    },
  );

  test('the account menu leads to the pages about the account', async ({ page, scripts }) => {
    const opener = page.locator('header summary');
    const colours = page.getByRole('link', { name: 'Colours and text size' });
    if (scripts) {
      await new HubPage(page).hydrated();
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(colours).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(colours).toBeHidden();
    }
    await opener.click();
    await colours.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colours and text size');
  });

  test(
    'Escape in the account menu closes only the menu, and not the open tool',
    { tag: ['@scripts', '@once'] },
    async ({ page }) => {
      await page.goto('/dashboard?widget=Notes');
      await page.waitForFunction(() => 'dataLayer' in window);
      const preferences = page.getByRole('link', { name: 'Preferences', exact: true });
      await page.locator('header summary').click();
      await expect(page.locator('[data-live] > header')).toBeAttached();
      await expect(preferences).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(preferences).toBeHidden();
      await expect(page).toHaveURL(/widget=Notes/);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );

  test(
    "[SH-22] the Applications screen's hash route still works",
    { tag: ['@anywidth', '@gate'] },
    async ({ page, scripts }) => {
      await page.goto(scripts ? '/dashboard?old#/application' : '/application');
      await expect(page).toHaveURL(/\/dashboard\/application$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    },
  );

  test(
    "the server's own error page has the hub's layout without a script",
    { tag: '@once' },
    async ({ page, allowConsole }) => {
      allowConsole(/status of 40/);
      const clothesAt = async (path: string) => {
        await page.goto(path);
        return page.evaluate(() => {
          const styles = (selector: string) => {
            const element = document.querySelector(selector);
            if (!element) return null;
            const { fontSize, fontWeight, color, backgroundColor } = getComputedStyle(element);
            const left = Math.round(element.getBoundingClientRect().left);
            return { left, fontSize, fontWeight, color, backgroundColor };
          };
          const { top = 0, bottom = 0 } =
            document.querySelector('header a')?.getBoundingClientRect() ?? {};
          return {
            grounds: [document.documentElement, document.body]
              .map((element) => getComputedStyle(element).backgroundColor)
              .filter((colour) => colour !== 'rgba(0, 0, 0, 0)'),
            brand: styles('header a'),
            brandMiddle: Math.round((top + bottom) / 2),
            heading: styles('main h1'),
            explanation: styles('main h1 ~ p'),
            action: styles('main h1 ~ * a, main h1 ~ a'),
          };
        });
      };
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [1700, 1280, 768, 360]) {
          await page.setViewportSize({ width, height: 700 });
          const ours = await clothesAt('/nothing-here');
          const servers = await clothesAt('/%E0%A4%A');
          expect(await page.locator('script').count()).toBe(0);
          expect(servers, `${width} ${colorScheme}`).toEqual(ours);
        }
      }
      const icon = await page.request.get('/favicon.svg');
      expect(icon.headers()['content-type']).toContain('image/svg+xml');
    },
  );

  // The data layer needs scripts.
  test(
    "[SH-40] each route change is counted as one page view, without the URL's query",
    { tag: ['@scripts', '@anywidth', '@gate'] },
    async ({ page }) => {
      const hub = new HubPage(page);
      await hub.countOn();
      await page.goto('/dashboard?secret=1');
      await hub.hydrated();
      await page.getByRole('link', { name: 'Change year' }).click();
      await expect(page).toHaveURL(/preferences/);
      await expect
        .poll(() => hub.counted())
        .toEqual([
          { event: 'page_view', page_path: '/dashboard' },
          { event: 'page_view', page_path: '/dashboard/preferences' },
        ]);
    },
  );

  // Without scripts, the browser itself sets the scroll position after every navigation.
  test.describe('the scroll position', { tag: ['@scripts', '@anywidth'] }, () => {
    const scrollTo = async (page: Page, top: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => scrollOf(page)).toBe(top);
    };
    const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
    /** Clicks a link without scrolling the page to the link. */
    const follow = (link: Locator) => link.evaluate((one: HTMLElement) => one.click());

    test.beforeEach(({ page }) => page.setViewportSize({ width: 800, height: 300 }));

    test('[SH-39] another screen opens at the top', async ({ page }) => {
      await scrollTo(page, 200);
      await follow(page.getByRole('link', { name: 'For you', exact: true }));
      await expect(page).toHaveURL(/for-you$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => scrollOf(page)).toBe(0);
    });

    test('[SH-39] the scroll position is preserved within the same screen', async ({ page }) => {
      // Until the page is laid out completely, the height of the content above is an estimate.
      await expect(page.locator('[data-far]')).toHaveCount(0);
      const widget = page.locator('[data-widget="Favourites"]');
      await widget.scrollIntoViewIfNeeded();
      // The widget's scripts load when it is in view; then its links are tabs.
      const tab = widget.getByRole('tab', { name: /^Uni/ });
      await expect(tab).toBeVisible();
      const top = (await scrollOf(page)) - 40;
      await scrollTo(page, top);
      await follow(tab);
      await expect(page).toHaveURL(/favourites=unis$/);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await scrollOf(page)).toBe(top);
    });

    test('[SH-39] People Like You always opens at the top', async ({ page }) => {
      const subjects = 'subject=biology&subject=chemistry&subject=mathematics';
      await page.goto(`/dashboard/people-like-you?type=a-level&${subjects}`);
      await expect(page.getByRole('table')).toBeVisible();
      await scrollTo(page, 150);
      await follow(page.locator('main a[href*="sort="]').first());
      await expect(page).toHaveURL(/sort=/);
      await expect.poll(() => scrollOf(page)).toBe(0);
    });
  });

  // Without scripts, nothing starts.
  test(
    'user input while scripts start causes no error',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if ('dataLayer' in window) return;
          for (const name of ['mouseup', 'keyup', 'change', 'click']) {
            document.querySelector('main')?.dispatchEvent(new Event(name, { bubbles: true }));
          }
          port2.postMessage(null);
        };
        port2.postMessage(null);
      });
      // React reports errors on the console, which must be empty.
      await page.goto('/explore/unis');
      await new HubPage(page).hydrated();
    },
  );
});

test(
  'the icon, the manifest and the phone icons show the same logo',
  { tag: '@once' },
  async ({ page, request }) => {
    await page.goto('/account/logout');
    const manifest = await request.get(
      (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
    );
    expect(manifest.headers()['content-type']).toContain('application/json');
    const { name, icons, ...rest } = (await manifest.json()) as Manifest;
    expect(name).toBe('Your Hub');
    const address = { id: '/dashboard', start_url: '/dashboard', scope: '/' };
    expect(rest).toMatchObject({ ...address, display: 'standalone' });
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    const files = [
      ...icons.map(({ src, sizes }) => ({ src, size: Number.parseInt(sizes) || null })),
      { src: '/favicon.ico', size: 48 },
      { src: '/apple-touch-icon.png', size: 180 },
    ];
    for (const { src, size } of files) {
      const icon = await page.evaluate(differenceFromMark, src);
      if (size !== null) expect(icon.size, src).toBe(size);
      expect(icon.difference, src).toBeLessThan(0.02);
    }
  },
);

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

test(
  "the installed hub's shortcuts lead to the statement and the dates",
  { tag: '@once' },
  async ({ page, request, applicant }) => {
    await (await applicant('waiting')).signIn();
    const { shortcuts } = (await (await request.get('/manifest.json')).json()) as Manifest;
    const titles: string[] = [];
    for (const { url } of shortcuts) {
      await page.goto(url);
      titles.push(await page.getByRole('heading', { level: 1 }).innerText());
    }
    expect(titles).toEqual(['Personal statement', 'Dates and deadlines']);
  },
);

/**
 * Runs in the page: difference between a picture and the logo, from 0 to 1, without the corners.
 */
async function differenceFromMark(path: string) {
  const pixelsOf = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const side = 96;
    const context = new OffscreenCanvas(side, side).getContext('2d');
    context?.drawImage(image, 0, 0, side, side);
    const { data } = context?.getImageData(12, 12, side - 24, side - 24) ?? { data: [] };
    return { size: image.naturalWidth, data: [...data] };
  };
  const [mark, other] = await Promise.all([pixelsOf('/favicon.svg'), pixelsOf(path)]);
  const apart = mark.data.map((value, index) => Math.abs(value - (other.data[index] ?? 0)));
  return {
    size: other.size,
    difference: apart.reduce((sum, value) => sum + value, 0) / apart.length / 255,
  };
}
