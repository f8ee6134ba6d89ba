import { expect, test } from '../fixtures/test.ts';

/** What the first screen shows without scrolling: the status, who acts, by when, and the button. */
const personas = [
  ...['start', 'in-progress', 'ready', 'returned', 'sent', 'waiting', 'offers', 'confirm'],
  ...['confirm-reasons', 'placed', 'insurance', 'clearing', 'withdrawn', 'conservatoire', 'both'],
  ...[
    'overseas',
    'scottish',
    'heavy',
    'apprentice',
    'postgraduate',
    'approval',
    'unplaced',
    'extra',
  ],
];

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(
    `the first screen of ${width} × ${height} pixels shows the status, who acts, by when, and the button`,
    { tag: '@once' },
    async ({ page, applicant }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      const hidden: string[] = [];
      for (const persona of personas) {
        const { signIn } = await applicant(persona);
        await signIn();
        await page.goto('/dashboard');
        const tile = page.locator('[data-tile]').first();
        const button = tile.getByRole('link').and(tile.locator('[data-size="l"]')).first();
        await expect(tile.getByRole('heading', { level: 3 })).toBeVisible();
        const box = (await button.boundingBox())!;
        const end = box.y + box.height;
        // Nothing lies over it either.
        const isOnTop = await button.evaluate((link) => {
          const { left, top } = link.getBoundingClientRect();
          const seen = document.elementFromPoint(left + 20, top + 10);
          return seen !== null && link.contains(seen);
        });
        if (end > height || !isOnTop) hidden.push(`${persona}: ends at ${Math.round(end)}`);
        await page.context().clearCookies();
      }
      expect(hidden).toEqual([]);
    },
  );
}
