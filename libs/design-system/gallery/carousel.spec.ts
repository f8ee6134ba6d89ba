import { expect, type Page } from '@playwright/test';
import { open, test } from './page.ts';

test('arrows, dots and keys move through the slides, and the first slide follows the last', async ({
  page,
}) => {
  await open(page, 'index.html');
  const slides = page.locator('[data-example^="Slides"]');
  const isVisible = async (title: string) => {
    await expect(slides.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
    await expect(slides.locator('[aria-current]')).toHaveAccessibleName(new RegExp(`: ${title}$`));
    await expect(slides.getByRole('status')).toContainText(title);
  };
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await isVisible('On the day');
  await slides.getByRole('link', { name: 'Afterwards' }).click();
  await isVisible('Afterwards');
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await isVisible('Before you go');
  await slides.getByRole('region').press('ArrowLeft');
  await isVisible('Afterwards');
});

test('the dots follow a scroll by the browser, even after a click on the dot of the current slide', async ({
  page,
}) => {
  await open(page, 'index.html');
  const slides = page.locator('[data-example^="Slides"]');
  await slides.getByRole('link', { name: 'Before you go' }).click();
  // Scrolls as a screen reader or find-in-page does.
  await slides
    .getByRole('region')
    .evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: 'instant' }));
  await expect(slides.getByRole('status')).toContainText('On the day');
});

/**
 * Runs in the page. Resolves when the browser has reported that half of an element is in view.
 * Observers that were created earlier, such as a carousel's observer, have been notified by then,
 * so the clock can be advanced.
 */
const untilHalfSeen = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (sightings) => {
        if (!sightings.at(-1)?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
  });

test.describe('a carousel', () => {
  const parts = (page: Page) => {
    const carousel = page.locator('#night-animals');
    return {
      carousel,
      button: (name: string) => carousel.getByRole('button', { name }),
      animal: (name: string) => carousel.getByRole('group', { name, exact: true }),
    };
  };

  test('[CON-14] buttons and keys wrap from the last slide of a carousel to the first, and back', async ({
    page,
  }) => {
    await open(page, 'index.html');
    const { carousel, button, animal } = parts(page);
    await carousel.scrollIntoViewIfNeeded();
    await expect(animal('Hedgehog')).toBeInViewport({ ratio: 1 });
    await button('Animal before').click();
    await expect(animal('Fox')).toBeInViewport({ ratio: 1 });
    await expect(carousel).toContainText('6 of 6');
    await button('Next animal').click();
    await expect(animal('Hedgehog')).toBeInViewport({ ratio: 1 });
    const track = carousel.getByRole('group', { name: 'Animals of the night' });
    await track.press('ArrowLeft');
    await expect(animal('Fox')).toBeInViewport({ ratio: 1 });
    await track.press('ArrowRight');
    await expect(animal('Hedgehog')).toBeInViewport({ ratio: 1 });
  });

  test('[CON-12][CON-13] a carousel advances every six seconds, pauses for a pointer or focus, and stops when the user moves it', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, 'index.html');
    const { carousel, button } = parts(page);
    const track = carousel.getByRole('group', { name: 'Animals of the night' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(button('Pause the animals')).toBeVisible();
    await carousel.evaluate(untilHalfSeen);
    await page.clock.runFor(6_000);
    await expect(carousel).not.toContainText('1 of 6');

    // `hover` scrolls the track into view. During a turn, this would stop the turn.
    const isSettled = ({ scrollLeft, clientWidth }: Element) =>
      scrollLeft > clientWidth / 2 &&
      Math.abs(scrollLeft / clientWidth - Math.round(scrollLeft / clientWidth)) < 0.01;
    await expect.poll(() => track.evaluate(isSettled)).toBe(true);
    const place = carousel.locator('[aria-live]');
    // The announcement changes only after the scroll.
    const at = await track.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth));
    const before = `${at + 1} of 6`;
    await expect(place).toContainText(before);

    await track.hover();
    await expect.poll(() => track.evaluate((it) => it.matches(':hover'))).toBe(true);
    await page.clock.runFor(30_000);
    await expect(place).toContainText(before);

    await track.focus();
    await page.mouse.move(0, 0);
    await expect.poll(() => track.evaluate((it) => it.matches(':focus:not(:hover)'))).toBe(true);
    await page.clock.runFor(30_000);
    await expect(place).toContainText(before);
    await button('Next animal').click();
    await expect(button('Play the animals')).toBeVisible();
    await expect(place).toHaveAttribute('aria-live', 'polite');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('[CON-17] a quick swipe up or down changes the slide', async ({ page }) => {
      await open(page, 'index.html');
      const { carousel, animal } = parts(page);
      await carousel.scrollIntoViewIfNeeded();
      await expect(animal('Hedgehog')).toBeInViewport({ ratio: 1 });
      const touch = await page.context().newCDPSession(page);
      const swipe = async (slide: string, by: number) => {
        const at = await animal(slide).evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        });
        const start = Date.now() / 1000;
        // The swipe has a fixed speed, regardless of the speed of the machine.
        const send = (
          type: 'touchStart' | 'touchMove' | 'touchEnd',
          moved: number,
          after: number,
        ) =>
          touch.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y + moved }],
            timestamp: start + after,
          });
        await send('touchStart', 0, 0);
        await send('touchMove', by / 2, 0.05);
        await send('touchMove', by, 0.1);
        await send('touchEnd', by, 0.15);
      };
      await swipe('Hedgehog', -70);
      await expect(animal('Otter')).toBeInViewport({ ratio: 1 });
      await swipe('Otter', 70);
      await expect(animal('Hedgehog')).toBeInViewport({ ratio: 1 });
    });
  });

  test('[EXT-19] a carousel can always be paused, and starts only on request for users who prefer reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, 'index.html');
    const { carousel, button } = parts(page);
    await carousel.scrollIntoViewIfNeeded();
    await expect(button('Play the animals')).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(carousel).toContainText('1 of 6');
    await button('Play the animals').press('Enter');
    await expect(button('Pause the animals')).toBeFocused();
    await carousel.evaluate(untilHalfSeen);
    await page.clock.runFor(6_000);
    await expect(carousel).toContainText('2 of 6');
    await button('Pause the animals').press('Enter');
    await page.clock.runFor(30_000);
    await expect(carousel).toContainText('2 of 6');
  });
});
