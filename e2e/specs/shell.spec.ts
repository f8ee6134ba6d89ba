import type { Locator, Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

test.describe('the shell', () => {
  let control: Control;
  test.beforeEach(async ({ applicant, page }) => {
    const someone = await applicant('waiting');
    control = someone.control;
    await someone.signIn();
    await new HubPage(page).open();
  });

  test(
    '[SH-2][SH-3][SH-4][SH-5] heading, subheading and welcome banner',
    { tag: '@plain' },
    async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Hub');
      await expect(page.getByText('Your personalised homepage and discovery hub')).toBeVisible();
      const welcome = page.locator('[data-welcome]');
      await expect(welcome).toContainText(/Welcome back \w+/);
      await expect(welcome).toContainText(/You're applying for Undergraduate courses in \d{4}/);
      await expect(welcome.getByText(/^[A-Z]{1,2}$/)).toBeVisible();
      await expect(welcome.getByRole('link', { name: 'Change year' })).toHaveAttribute(
        'href',
        /\/preferences\?section=hub-personalisation$/,
      );
    },
  );

  test('[SH-12] six tabs', { tag: '@plain' }, async ({ page }) => {
    const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(
      await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
      '/dashboard',
      '/explore/for-you',
      '/explore/favourites',
      '/explore/what-to-do',
      '/explore/where-to-go',
      '/explore/search',
    ]);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  });

  test('[SH-49] profile and to-do progress', { tag: '@plain' }, async ({ page }) => {
    await expect(page.getByText(/^[0-6] out of 6$/)).toBeVisible();
    await expect(page.getByText(/^\d+ of 10 done$/)).toBeVisible();
  });

  test(
    'the skip link is the first stop and leads to the content',
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

  test('[SH-16] /main-content leads to the hub', { tag: '@plain' }, async ({ page }) => {
    await page.goto('/main-content');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test(
    '[SH-22] the hash route of the Applications screen still works',
    { tag: '@anywidth' },
    async ({ page, scripts }) => {
      await page.goto(scripts ? '/dashboard?old#/application' : '/application');
      await expect(page).toHaveURL(/\/dashboard\/application$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    },
  );

  test(
    '[SH-24] the service status page says how each system is, in calm words',
    { tag: '@plain' },
    async ({ page, expectAccessible }) => {
      await page.getByRole('link', { name: 'Service status' }).first().click();
      await expect(page).toHaveURL(/\/status$/);
      await expect(page.locator('[data-upstream]')).toHaveCount(10);
      await expect(page.locator('[data-upstream="identity"]')).toHaveAttribute('data-state', 'ok');
      await expectAccessible();
    },
  );

  test(
    'a page that is not there answers 404, a post to a page 405',
    { tag: '@plain' },
    async ({ page, context, baseURL, expectAccessible, allowConsole }) => {
      allowConsole(/status of 404/);
      const response = await page.goto('/nothing-here');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText("can't find that page");
      await expectAccessible();
      const post = await context.request.post('/status', {
        headers: { Origin: baseURL ?? '' },
        form: { any: 'thing' },
      });
      expect(post.status()).toBe(405);
    },
  );

  test(
    "the server's own failure page wears what the hub's wears, without a script",
    { tag: '@once' },
    async ({ page, allowConsole }) => {
      allowConsole(/status of 40/);
      const clothesAt = async (path: string) => {
        await page.goto(path);
        return page.evaluate(() => {
          const looks = (selector: string) => {
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
            brand: looks('header a'),
            brandMiddle: Math.round((top + bottom) / 2),
            heading: looks('main h1'),
            explanation: looks('main h1 ~ p'),
            action: looks('main h1 ~ * a, main h1 ~ a'),
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

  test(
    '[SH-28][SH-29] paths of other systems lead to them',
    { tag: '@plain' },
    async ({ context }) => {
      for (const path of [
        '/explore/what-to-do',
        '/explore/where-to-go',
        '/clearingplus/learners/',
        '/explore/career-list?assessmentId=1',
        '/search/frequently-asked-questions',
        '/search/results',
        '/cvbuilder/form',
        '/what-are-my-options',
        '/ucas/events-training',
      ]) {
        const response = await context.request.get(path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(302);
        const target = response.headers()['location'] ?? '';
        expect(target.endsWith(path), `${path} leads to ${target}`).toBe(true);
      }
    },
  );

  test(
    '[SH-56] page state overrides the bases of other systems',
    { tag: '@plain' },
    async ({ context }) => {
      await control.pageState({ bases: { search: 'https://search.example' } });
      const response = await context.request.get('/search/results?q=1', { maxRedirects: 0 });
      expect(response.headers()['location']).toBe('https://search.example/search/results?q=1');
    },
  );

  // The data layer is a script.
  test(
    '[SH-40] one page view per route change, without queries',
    { tag: ['@scripts', '@anywidth'] },
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

  // Without scripts every navigation is a page load.
  test.describe('the scroll position', { tag: ['@scripts', '@anywidth'] }, () => {
    const scrollTo = async (page: Page, top: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => scrollOf(page)).toBe(top);
    };
    const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
    /** Follows a link where it is: to move there would scroll. */
    const follow = (link: Locator) => link.evaluate((one: HTMLElement) => one.click());

    test.beforeEach(({ page }) => page.setViewportSize({ width: 800, height: 300 }));

    test('[SH-39] is the top of another screen', async ({ page }) => {
      await scrollTo(page, 200);
      await follow(page.getByRole('link', { name: 'For you', exact: true }));
      await expect(page).toHaveURL(/for-you$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => scrollOf(page)).toBe(0);
    });

    test('[SH-39] is kept within the same screen', async ({ page }) => {
      // Until all of it is laid out, what is above has the height of a guess.
      await expect(page.locator('html')).toHaveAttribute('data-later', 'seen');
      const widget = page.locator('[data-widget="Favourites"]');
      await widget.scrollIntoViewIfNeeded();
      // Its scripts come when it is in view; then its links are tabs.
      const tab = widget.getByRole('tab', { name: /^Uni/ });
      await expect(tab).toBeVisible();
      const top = (await scrollOf(page)) - 40;
      await scrollTo(page, top);
      await follow(tab);
      await expect(page).toHaveURL(/favourites=unis$/);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await scrollOf(page)).toBe(top);
    });

    test('[SH-39] is always the top of People Like You', async ({ page }) => {
      const subjects = 'subject=biology&subject=chemistry&subject=mathematics';
      await page.goto(`/dashboard/people-like-you?type=a-level&${subjects}`);
      await expect(page.getByRole('table')).toBeVisible();
      await scrollTo(page, 150);
      await follow(page.locator('main a[href*="sort="]').first());
      await expect(page).toHaveURL(/sort=/);
      await expect.poll(() => scrollOf(page)).toBe(0);
    });
  });

  test('[SH-6] a person without a name is Anonymous', { tag: '@plain' }, async ({ page }) => {
    await control.user({ name: '', lastName: '' });
    await page.reload();
    await expect(page.getByText('Signed in as Anonymous')).toBeAttached();
    await expect(page.locator('[data-welcome]')).toContainText('Anonymous');
  });

  test(
    '[SH-37] the hub is for the study level, the study year and the mode of an applicant',
    { tag: '@plain' },
    async ({ page }) => {
      const welcome = page.locator('[data-welcome]');
      const hub = new HubPage(page);
      const year = String(new Date().getFullYear());
      await control.user({ studyLevel: 'Undergraduate', studyYear: year });
      await hub.open();
      await expect(welcome).toContainText(`applying for Undergraduate courses in ${year}`);
      expect(Object.keys(await hub.statuses())).toEqual(['ug']);

      await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
      await hub.open();
      expect(Object.keys(await hub.statuses())).toEqual(['ug', 'uc', 'startNew']);

      await control.user({ studyLevel: 'Postgraduate', studyYear: '2031' });
      await hub.open();
      await expect(welcome).toContainText('applying for Postgraduate courses in 2031');
    },
  );

  test(
    '[SH-37] what is recommended is for the country, the schemes and the circumstances of an applicant',
    { tag: '@plain' },
    async ({ page }) => {
      const saved = (await control.saved('dashboardUserData', 'Personalisation')) as object;
      const hub = new HubPage(page);
      const recommended = hub.under('You might also like');
      const words = {
        country: 'Visas without the headache',
        scheme: 'Recording an audition at home',
        circumstance: 'In care once, at home on campus',
      };
      for (const [answers, theirs] of [
        [{}, []],
        [{ userCountry: 'France' }, [words.country]],
        [{ conservatoires: 'yes' }, [words.scheme]],
        [{ beenInCare: 'yes' }, [words.circumstance]],
      ] as const) {
        const data = JSON.stringify({ ...saved, userCountry: 'United Kingdom', ...answers });
        await control.user({
          settings: [{ collection: 'dashboardUserData', name: 'Personalisation', data }],
        });
        // A page on a busy machine goes without recommendations that are late.
        await expect(async () => {
          await hub.open();
          expect(await recommended.count()).toBe(1);
        }).toPass();
        // It is for everybody, so the others could be there too.
        await expect(recommended).toContainText('Cook seven dinners with ten things');
        for (const title of Object.values(words)) {
          const shown = recommended.getByRole('listitem').filter({ hasText: title });
          await expect(shown, title).toHaveCount(theirs.some((own) => own === title) ? 1 : 0);
        }
      }
    },
  );

  // Without scripts nothing starts.
  test(
    'what a person does while scripts start does no harm',
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
      // What React says of it is on the console, which has to be empty.
      await page.goto('/explore/unis');
      await new HubPage(page).hydrated();
    },
  );
});

test(
  'icon, manifest and what a phone keeps show one mark',
  { tag: '@once' },
  async ({ page, request }) => {
    await page.goto('/account/logout');
    const manifest = await request.get(
      (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
    );
    expect(manifest.headers()['content-type']).toContain('application/json');
    const { name, icons, ...rest } = (await manifest.json()) as Manifest;
    expect(name).toBe('Your Hub');
    // No install prompt: the hub does not work offline.
    expect(rest).toMatchObject({ start_url: '/dashboard', display: 'browser' });
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
  icons: { src: string; sizes: string }[];
}

/** Runs in the page: how far a picture is from the mark, 0 to 1, without the corners of either. */
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
