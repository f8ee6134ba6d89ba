import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

const RESULTS = '/coursedisplay/results?SearchText=psychology';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

/** Opens the results with visible filters, and marks the document. */
async function openResults(page: Page): Promise<void> {
  await page.goto(RESULTS);
  await new HubPage(page).hydrated();
  const fold = page.getByText(/^Filters/).filter({ visible: true });
  if (!(await box(page, /^Full-time/).isVisible())) await fold.click();
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
}

/** Asserts that the page was not loaded again: the document is still marked. */
const expectSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-same', 'yes');

test.describe('narrowing down a search', { tag: '@scripts' }, () => {
  test('a selected filter updates the results in place with focus, scroll position and text preserved, and Back undoes it', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    await openResults(page);
    const before = (await heading(page).textContent()) ?? '';
    const words = page.getByRole('combobox', { name: 'Course, university or town' });
    await words.fill('psychology ');
    const partTime = box(page, /^Part-time/);
    await partTime.scrollIntoViewIfNeeded();
    const place = await partTime.boundingBox();
    await partTime.check();

    await expect(page).toHaveURL(/studyMode=Part-time/);
    await expect(heading(page)).not.toHaveText(before);
    const narrow = (await heading(page).textContent()) ?? '';
    await expect(partTime).toBeFocused();
    expect(Math.abs(((await partTime.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);
    await expect(words).toHaveValue('psychology ');
    await expect(page.getByRole('list', { name: 'What you chose' })).toBeVisible();
    await expectSameDocument(page);
    await expectAccessible();

    // Another user who opens the URL sees the same results.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(heading(other)).toHaveText(narrow);
    await other.close();

    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.focus();
    await order.selectOption('university');
    await expect(page).toHaveURL(/studyMode=Part-time.*sort=university/);
    await expect(order).toBeFocused();
    await expectSameDocument(page);

    await page.goBack();
    await expect(page).not.toHaveURL(/sort=university/);
    await expect(order).not.toHaveValue('university');
    await page.goBack();
    await expect(page).not.toHaveURL(/studyMode/);
    await expect(heading(page)).toHaveText(before);
    await expect(box(page, /^Part-time/)).not.toBeChecked();
    await expectSameDocument(page);
  });

  test(
    'after two quick choices, the results match both choices',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await openResults(page);
      let held: (() => void) | undefined;
      await page.route(
        /studyMode=Part-time/,
        async (route) => {
          await new Promise<void>((go) => (held = go));
          // The page may have cancelled the request.
          await route.continue().catch(() => undefined);
        },
        { times: 1 },
      );
      await box(page, /^Part-time/).check();
      await expect.poll(() => held !== undefined).toBe(true);
      await box(page, /^Full-time/).check();
      await expect(page).toHaveURL(/studyMode=Full-time/);
      // The URL changes first, followed by the results.
      const chosen = page.getByRole('list', { name: 'What you chose' });
      await expect(chosen).toContainText('Full-time');
      const both = (await heading(page).textContent()) ?? '';
      held?.();
      await expect(box(page, /^Part-time/)).toBeChecked();
      await expect(heading(page)).toHaveText(both);
      await page.goBack();
      await expect(page).toHaveURL(RESULTS);
      await expect(box(page, /^Part-time/)).not.toBeChecked();
      await expect(box(page, /^Full-time/)).not.toBeChecked();
    },
  );

  // Playwright disables the back/forward cache, so the page is loaded again.
  test(
    'Back from a course shows the selected filter as ticked, and not another filter in its position',
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await openResults(page);
      await box(page, /^Part-time/).check();
      await expect(page).toHaveURL(/studyMode=Part-time/);
      // Safari resets a live form with this attribute when Back shows the page again.
      await expect(page.locator('main form[method="get"][autocomplete="off"]')).toHaveCount(0);
      await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(/courses\//);
      await page.goBack();
      await expect(page).toHaveURL(/studyMode=Part-time/);
      await expect(box(page, /^Part-time/)).toBeChecked();
      await expect(box(page, /^Sandwich/)).not.toBeChecked();
    },
  );

  test(
    'the filter is preserved when a favourite button is pressed while results are pending',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await openResults(page);
      const before = (await heading(page).textContent()) ?? '';
      await page.route(/studyMode=Part-time/, () => undefined, { times: 1 });
      await box(page, /^Part-time/).check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to favourites/ })
        .first()
        .click();
      await expect(page).toHaveURL(/studyMode=Part-time/);
      await expect(heading(page)).not.toHaveText(before);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectSameDocument(page);
    },
  );

  test(
    'unavailable results are reported and the filter stays selected',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await openResults(page);
      await control.fault({ api: 'courses', fault: { status: 503 } });
      await box(page, /^Part-time/).check();
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
      await expect(box(page, /^Part-time/)).toBeChecked();
    },
  );
});
