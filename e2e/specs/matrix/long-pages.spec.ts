import { expect, test } from '../../fixtures/test.ts';

const PHONE = { width: 360, height: 740 };
/** Maximum height of a list when the page opens, as a multiple of the screen height. */
const SCREENS = 6;

/** The long lists of a persona with many favourites, each with the selector of its items. */
const lists = [
  ['/explore/favourites', 'tbody tr'],
  ['/explore/favourites?kind=unis', 'tbody tr'],
  ['/explore/favourites?kind=locations', 'tbody tr'],
  ['/explore/favourites?kind=subjects', 'tbody tr'],
  ['/coursedisplay/results?SearchText=psychology', '[data-course]'],
  ['/explore/for-you', 'main li:has(h3)'],
  ['/explore/locations', 'main li:has(h3)'],
  ['/explore/subjects', 'main li:has(h3)'],
  ['/explore/uni-detail/10007768', 'main li'],
  ['/explore/unis', 'main li:has(h3)'],
] as const;

for (const [path] of lists) {
  test(
    `${path} is at most ${SCREENS} screens high on a phone`,
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('heavy')).signIn();
      await page.setViewportSize(PHONE);
      await page.goto(path);
      const height = await page.locator('html').evaluate((root) => root.scrollHeight);
      expect(height).toBeLessThanOrEqual(SCREENS * PHONE.height);
    },
  );
}

for (const [path, item] of lists.filter(([path]) => /favourites$|results|subjects$/.test(path))) {
  test(
    `a link shows the rest of ${path} on a phone, and a desktop always shows it`,
    { tag: '@anywidth' },
    async ({ page, applicant, expectAccessible }) => {
      await (await applicant('heavy')).signIn();
      await page.setViewportSize(PHONE);
      await page.goto(path);
      const items = page.locator(item);
      const shown = items.filter({ visible: true });
      const all = await items.count();
      const atFirst = await shown.count();
      expect(atFirst).toBeLessThan(all);
      const rest = page.getByRole('link', { name: `Show ${all - atFirst} more` });
      await rest.click();
      await expect(shown).toHaveCount(all);
      await expect(items.nth(atFirst)).toBeInViewport();
      await expect(rest).toBeHidden();
      await expectAccessible();
      await page.goBack();
      await expect(shown).toHaveCount(atFirst);

      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(shown).toHaveCount(all);
      await expect(rest).toBeHidden();
    },
  );
}

test(
  'ticked items are never hidden on a phone',
  { tag: '@anywidth' },
  async ({ page, applicant }) => {
    await (await applicant('heavy')).signIn();
    await page.setViewportSize(PHONE);
    await page.goto('/explore/favourites');
    const rows = page.locator('tbody tr');
    await expect(rows.last()).toBeHidden();
    await page.getByRole('link', { name: 'Tick all on this page' }).click();
    await expect(rows.last()).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(await rows.count());
  },
);

test(
  'on a phone, a list of five, six or seven favourite courses shows only the first four',
  { tag: '@once' },
  async ({ page, applicant }) => {
    await (await applicant('heavy')).signIn();
    await page.setViewportSize(PHONE);
    await page.goto('/explore/favourites');
    const rows = page.locator('tbody tr');
    for (const preserved of [5, 6, 7]) {
      await page.reload();
      await rows.evaluateAll(
        (all, preserved) => all.slice(preserved).forEach((row) => row.remove()),
        preserved,
      );
      await expect(rows.filter({ visible: true })).toHaveCount(4);
      const height = await page.locator('html').evaluate((root) => root.scrollHeight);
      expect(height, `${preserved} courses`).toBeLessThanOrEqual(SCREENS * PHONE.height);
    }
  },
);
