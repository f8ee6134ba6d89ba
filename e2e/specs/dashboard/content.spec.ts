import type { Locator, Page } from '@playwright/test';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

/**
 * Makes the IntersectionObserver report old entries too, as a busy browser does. Only the last
 * entry is current.
 */
function reportOldSightingsToo() {
  const { IntersectionObserver: Real } = window;
  window.IntersectionObserver = class extends Real {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((sightings, observer) => {
        const old = sightings.map(({ target }) => ({ target, isIntersecting: false }));
        callback([...(old as IntersectionObserverEntry[]), ...sightings], observer);
      }, options);
    }
  };
}

test.describe('content by editors', () => {
  test(
    '[CON-1][CON-2] a question is found with its answer, and a search without matches shows a message',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      await (await applicant('start')).signIn();
      const hub = new HubPage(page);
      // At this width, the tile is closed on the hub, and the answers are visible on the next page.
      if (!scripts) await page.setViewportSize({ width: 360, height: 740 });
      await hub.open();
      const faq = await hub.openWidget('Faq');
      const field = faq.getByLabel('What would you like to know?');
      // The tool's script loads when the tool is in view.
      if (scripts) await expect(field).toHaveAttribute('role', 'combobox');
      await field.fill('octopus');
      await faq.getByRole('button', { name: 'Search' }).click();
      await expect(faq).toContainText('Sorry, we can\'t find any matches for "octopus".');
      await expect(
        faq.getByRole('link', { name: 'See all frequently asked questions' }),
      ).toHaveAttribute('href', '/search/frequently-asked-questions');
      await expectAccessible('[data-widget="Faq"]');

      await field.fill('insurance');
      if (scripts) {
        await faq.getByRole('option', { name: 'What is an insurance choice?' }).click();
      } else {
        await faq.getByRole('button', { name: 'Search' }).click();
        await faq.getByRole('link', { name: 'What is an insurance choice?' }).click();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'What is an insurance choice?',
      );
    },
  );

  test('[CON-11][CON-12][CON-13] the video carousel rotates, and pauses while a video plays', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await (await applicant('start')).signIn();
    if (scripts) await page.clock.install();
    await page.addInitScript(reportOldSightingsToo);
    const hub = new HubPage(page);
    await hub.open();
    const articles = await hub.openWidget('Information');
    if (!scripts) await articles.getByRole('link', { name: 'Open Read next' }).click();
    await expect(articles.getByRole('listitem')).toHaveCount(5);
    if (!scripts) await hub.open();
    const videos = await hub.openWidget('HubLive');
    if (!scripts) await videos.getByRole('link', { name: 'Open Watch' }).click();
    await expect(videos.getByRole('listitem')).toHaveCount(5);
    if (!scripts) {
      await expect(
        videos.getByRole('link', { name: 'Play video: How offers work' }),
      ).toHaveAttribute('href', `${urls.services}/player?videoId=6361200000004&autoplay=true`);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectAccessible('[data-widget="HubLive"]');
      return;
    }
    const pause = videos.getByRole('button', { name: 'Pause the list of videos' });
    await expect(pause).toBeVisible();
    const place = videos.getByText(/^[1-5] of 5$/);
    // The carousel may have rotated already, because the clock runs while a slow page loads.
    const turned = async () => {
      // The carousel pauses while it is out of view or under the pointer.
      await videos.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const before = (await place.textContent()) ?? '';
      await page.clock.runFor(6_000);
      await expect(place).not.toHaveText(before, { timeout: 500 });
    };
    await expect(turned).toPass();
    await pause.click();
    const shown = (await place.textContent()) ?? '';
    const slide = videos.getByRole('listitem').nth(Number(shown.charAt(0)) - 1);
    const opener = slide.getByRole('link', { name: /^Play video: / });
    await opener.click();
    const player = videos.locator('iframe');
    // Two windows of one headless browser may both report that the other has the focus, so the test
    // checks the page's active element.
    const expectPlayerActive = () =>
      expect
        .poll(() => player.evaluate((frame) => frame === frame.ownerDocument.activeElement))
        .toBe(true);
    await expect(player).toHaveAttribute('title', /^Video: /);
    await expectPlayerActive();
    await expect(player.contentFrame().getByText('The film plays here.')).toBeAttached();
    // Only the video can pause the carousel now.
    const play = videos.getByRole('button', { name: 'Play the list of videos automatically' });
    await play.click();
    await expect(pause).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(place).toHaveText(shown);
    await expectAccessible('[data-widget="HubLive"]');
    await videos.getByRole('button', { name: 'Close the video' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(opener).toBeFocused();

    // A video stops when the user moves to another video.
    await opener.click();
    await expectPlayerActive();
    await videos.getByRole('button', { name: 'Next video' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await play.click();
    await expect(turned).toPass();
  });
});

test.describe('carousels on a touch screen', { tag: ['@scripts', '@anywidth'] }, () => {
  test.use({ hasTouch: true });

  test('[CON-17] a fast vertical swipe moves to the next or previous article or video', async ({
    page,
    applicant,
  }) => {
    await (await applicant('start')).signIn();
    const hub = new HubPage(page);
    await hub.open();
    for (const [id, toggle] of [
      ['Information', 'Play articles automatically'],
      ['HubLive', 'Play the list of videos automatically'],
    ] as const) {
      const widget = await hub.openWidget(id);
      // The carousel's script loads when the carousel is in view.
      await expect(widget.getByRole('button', { name: toggle })).toBeVisible();
      const place = widget.getByText(/^[1-5] of 5$/);
      const first = Number((await place.textContent())?.charAt(0));
      const second = (first % 5) + 1;
      const slides = widget.getByRole('listitem');
      await swipe(page, slides.nth(first - 1), -70);
      await expect(place).toHaveText(`${second} of 5`);
      await expect(slides.nth(second - 1)).toBeInViewport({ ratio: 0.9 });
      await swipe(page, slides.nth(second - 1), 70);
      await expect(place).toHaveText(`${first} of 5`);
      await expect(slides.nth(first - 1)).toBeInViewport({ ratio: 0.9 });
    }
  });
});

/** A swipe with a fixed speed, however slow the machine is. */
async function swipe(page: Page, slide: Locator, by: number): Promise<void> {
  const at = await slide.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  });
  const finger = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number, after: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y + moved }],
      timestamp: start + after,
    });
  await send('touchStart', 0, 0);
  await send('touchMove', by / 2, 0.05);
  await send('touchMove', by, 0.1);
  await send('touchEnd', by, 0.15);
}
