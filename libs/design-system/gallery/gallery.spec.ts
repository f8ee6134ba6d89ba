import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { GALLERY_DIRECTORY } from './build.mjs';
import { open, test, violations } from './page.ts';

test('the stylesheet starts with the order of the layers, and is small', () => {
  const css = readFileSync(path.join(GALLERY_DIRECTORY, 'gallery.css'));
  const order = ['reset', 'tokens', 'base', 'components', 'utilities'];
  expect(css.toString()).toMatch(
    new RegExp(`^${order.map((layer) => `@layer ds\\.${layer};`).join('')}`),
  );
  expect(gzipSync(css).length).toBeLessThan(20_000);
});

test('an open dialog has no axe violation in any theme', async ({ page }) => {
  await open(page, 'index.html');
  await page.getByRole('link', { name: 'Remove this note' }).click();
  expect(await violations(page, 'dialog')).toEqual([]);
});

test('the theme follows the system until a theme is selected', async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open(page, 'index.html');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(await ground()).toBe(light);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  expect(
    await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ds-color-ink')),
  ).toBe('#161a36');
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`every tab stop has a focus ring (forced colours ${forcedColors})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await open(page, 'PageShell--dashboard.html');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    const stops = await page.locator('a[href], button').count();
    for (let stop = 0; stop < stops; stop += 1) {
      const ring = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body);
        return { style: style.outlineStyle, width: parseFloat(style.outlineWidth) };
      });
      expect(ring).toEqual({ style: 'solid', width: 3 });
      await page.keyboard.press('Tab');
    }
  });
}

test('the skip link moves keyboard focus to the main content', async ({ page }) => {
  await open(page, 'PageShell--dashboard.html');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Change year' })).toBeFocused();
});

test('nothing moves for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'index.html');
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Save and continue' }).hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a busy button keeps focus and does nothing', async ({ page }) => {
  await open(page, 'index.html');
  const busy = page.getByRole('button', { name: 'Saving…' });
  await busy.focus();
  await page.keyboard.press('Enter');
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
});

test('a dialog takes focus, closes with Escape and returns focus', async ({ page }) => {
  await open(page, 'index.html');
  const dialog = page.getByRole('dialog', { name: 'Remove this note?' });
  for (const trigger of [
    page.getByRole('link', { name: 'Remove this note' }),
    page.getByRole('button', { name: 'About removing' }),
  ]) {
    await trigger.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  }
});

test('arrows, dots and keys move through the slides, and the last one leads to the first', async ({
  page,
}) => {
  await open(page, 'index.html');
  const slides = page.locator('[data-example^="Slides"]');
  const isShown = async (title: string) => {
    await expect(slides.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
    await expect(slides.locator('[aria-current]')).toHaveAccessibleName(new RegExp(`: ${title}$`));
    await expect(slides.getByRole('status')).toContainText(title);
  };
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await isShown('On the day');
  await slides.getByRole('link', { name: 'Afterwards' }).click();
  await isShown('Afterwards');
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await isShown('Before you go');
  await slides.getByRole('region').press('ArrowLeft');
  await isShown('Afterwards');
});

test('slides follow an external scroll, even after the dot of the shown slide was used', async ({
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
 * Earlier observers, such as that of a carousel, have been notified by then, so the clock can be
 * moved.
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

  test('[CON-14] a carousel wraps at both ends, by buttons and by keys', async ({ page }) => {
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

  test('[CON-12][CON-13] a carousel turns every six seconds, pauses for a pointer or focus, and stops when the user moves it', async ({
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

    // Scrolling it into view in the middle of a turn would end the turn.
    const isSettled = ({ scrollLeft, clientWidth }: Element) =>
      scrollLeft > clientWidth / 2 &&
      Math.abs(scrollLeft / clientWidth - Math.round(scrollLeft / clientWidth)) < 0.01;
    await expect.poll(() => track.evaluate(isSettled)).toBe(true);
    const place = carousel.locator('[aria-live]');
    // The announcement follows the scroll.
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

    test('[CON-17] a quick vertical swipe moves the slide, up and down', async ({ page }) => {
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
        // The swipe has a fixed speed, however slow the machine is.
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

  test('[EXT-19] a carousel can always be paused, and does not autoplay for users who prefer reduced motion until they start it', async ({
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

test('an error summary links to its field with the label in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, 'index.html');
  await page.getByRole('link', { name: 'Enter an email address with an @' }).press('Enter');
  const summary = page.locator('[data-example^="ErrorSummary"]');
  await expect(summary.getByLabel('Email')).toBeFocused();
  await expect(summary.getByText('Email', { exact: true })).toBeInViewport();
});

test('a selected option reveals its extra fields', async ({ page }) => {
  await open(page, 'index.html');
  const number = page.getByLabel('Mobile number');
  await expect(number).toBeVisible();
  await page.getByRole('radio', { name: 'By email' }).check();
  await expect(number).toBeHidden();
});

test.describe('a combobox', () => {
  const parts = (page: Page) => ({
    field: page.getByRole('combobox', { name: 'Town', exact: true }),
    list: page.getByRole('listbox', { name: 'Towns' }),
    option: (name: string) => page.getByRole('option', { name }),
    status: page
      .locator('[data-component="combobox"]')
      .filter({ has: page.locator('#combobox-town') })
      .getByRole('status'),
  });

  test('the Escape key that closes the list of a combobox leaves the surrounding dialog open', async ({
    page,
  }) => {
    await open(page, 'index.html');
    const { field, list } = parts(page);
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      dialog?.append(document.querySelector('[data-example="Combobox/default"]') ?? '');
      dialog?.showModal();
    });
    await field.focus();
    await page.keyboard.type('b');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  });

  test('the keyboard moves through the suggestions while focus stays in the field', async ({
    page,
  }) => {
    await open(page, 'index.html');
    const { field, list, option, status } = parts(page);
    await field.focus();
    await expect(status).toHaveText('Type the first letters of a town.');
    await page.keyboard.type('b');
    await expect(option('Bath')).toBeVisible();
    await expect(status).toHaveText('4 towns found. Choose with the arrow keys.');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).not.toHaveAttribute('aria-activedescendant');

    const expectActive = async (name: string) => {
      await expect(list.locator('[aria-selected="true"]')).toContainText(name);
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await option(name).getAttribute('id')) ?? '',
      );
      await expect(field).toBeFocused();
    };
    await page.keyboard.press('ArrowDown');
    await expectActive('Bangor');
    await page.keyboard.press('ArrowUp');
    await expectActive('Brighton');
    await page.keyboard.press('ArrowDown');
    await expectActive('Bangor');
    for (const key of ['Home', 'End']) {
      await page.keyboard.press(key);
      await expect(list.locator('[aria-selected="true"]')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expectActive('Bangor');
    }

    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('b');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectActive('Bath');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Bath');
    await expect(list).toBeHidden();
    await expect(field).toBeFocused();
  });

  test('a combobox accepts a clicked suggestion, and any other text', async ({ page }) => {
    await open(page, 'index.html');
    const { field, list, option, status } = parts(page);
    await field.fill('be');
    await option('Belfast').click();
    await expect(field).toHaveValue('Belfast');
    await expect(field).toBeFocused();
    await field.fill('Zennor');
    await expect(status).toHaveText('No town found.');
    await field.fill('error');
    await expect(status).toHaveText('We could not look that up.');
    await field.fill('br');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('br');
  });

  test('the button of a combobox searches at once', async ({ page }) => {
    await open(page, 'index.html');
    await page.getByRole('button', { name: 'Find town' }).click();
    await expect(page.getByRole('listbox', { name: 'Towns' }).getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: 'Town where you study' })).toBeFocused();
  });

  test('an open combobox has no axe violation in any theme, and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, 'index.html');
    const { field, option } = parts(page);
    await field.fill('b');
    await expect(option('Bath')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const box = await option('Bath').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(await violations(page, '[data-component="combobox"]')).toEqual([]);
  });

  test('the active suggestion is visible in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, 'index.html');
    const { field, option } = parts(page);
    await field.fill('b');
    await expect(option('Bath')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant');
    const edge = (name: string) =>
      option(name).evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(await edge('Bangor')).not.toBe(await edge('Bath'));
  });
});

test('print opens closed sections and omits controls that only work on a screen', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, 'index.html');
  await expect(page.getByText('Tell universities early what helps you.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to application' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, sections open, dialogs are pages and the error summary has focus', async ({
    page,
  }) => {
    await page.goto('/index.html');
    await expect(page.locator('[data-component="error-summary"]')).toBeFocused();
    await page.getByText('Study support').click();
    await expect(page.getByText('Tell universities early what helps you.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove this note' })).toHaveAttribute(
      'href',
      '/confirm',
    );
    await page.getByRole('button', { name: 'About removing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this note?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    const town = page.getByRole('textbox', { name: 'Town where you study' });
    await expect(town).toHaveValue('Ba');
    await expect(page.getByRole('button', { name: 'Find town' })).toHaveAttribute('type', 'submit');
  });
});
