import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { personas } from '../../screens/personas.ts';

/**
 * Screen sizes at which the status, who must act, the date and the button are visible without
 * scrolling.
 */
const screens = [
  // A window 360 pixels wide, with the scroll bar of Firefox.
  [348, 640],
  [1280, 720],
] as const;

/**
 * The lower edge of the first tile's main button, and whether another element covers the button.
 */
async function mainButton(page: Page) {
  const tile = page.locator('[data-tile]').first();
  const button = tile.getByRole('link').and(tile.locator('[data-size="l"]')).first();
  await expect(tile.getByRole('heading', { level: 3 })).toBeVisible();
  const box = (await button.boundingBox())!;
  const isOnTop = await button.evaluate((link) => {
    const { left, top, bottom } = link.getBoundingClientRect();
    return [top + 10, bottom - 10].every((y) => {
      const seen = document.elementFromPoint(left + 20, y);
      return seen !== null && link.contains(seen);
    });
  });
  return { end: Math.round(box.y + box.height), isOnTop };
}

/** The first name of a university in the tile: of a choice, or of the place. */
const firstName = (page: Page) => page.locator('[data-tile] [data-published]').first();

/**
 * The phone size for which the page is designed, and the position above which the name of the first
 * university must end.
 */
const phone = { width: 360, height: 740, namedAbove: 640 };

test(
  '[EXT-32] the first screen of a phone names a university for every applicant with choices',
  { tag: ['@once', '@gate'] },
  async ({ page, applicant }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(phone);
    const named: string[] = [];
    const tooLow: string[] = [];
    for (const persona of personas) {
      const { signIn } = await applicant(persona);
      await signIn();
      await page.goto('/dashboard');
      await expect(page.locator('[data-tile]').first()).toBeVisible();
      if ((await firstName(page).count()) > 0) {
        named.push(persona);
        const { y, height } = (await firstName(page).boundingBox())!;
        if (y + height > phone.namedAbove) tooLow.push(`${persona}: ends at ${y + height}`);
      }
      await page.context().clearCookies();
    }
    expect(named).toEqual(expect.arrayContaining(['waiting', 'offers', 'placed', 'conservatoire']));
    expect(tooLow).toEqual([]);
  },
);

for (const [width, height] of screens) {
  test(
    `[EXT-32] the first screen of ${width} × ${height} pixels shows the tile down to its main button`,
    { tag: ['@once', '@gate'] },
    async ({ page, applicant }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      const hidden: string[] = [];
      for (const persona of personas) {
        const { signIn } = await applicant(persona);
        await signIn();
        await page.goto('/dashboard');
        const { end, isOnTop } = await mainButton(page);
        if (end > height || !isOnTop) hidden.push(`${persona}: ends at ${end}`);
        await page.context().clearCookies();
      }
      expect(hidden).toEqual([]);
    },
  );
}

/** An application with this status and these choices. */
const applicationOf = (
  applicationStatus: string,
  choices: readonly (readonly [string, string])[],
) => ({
  ug: {
    track: {
      applicationStatus,
      applicationDecisions: choices.map(([institutionName, code], index) => ({
        institutionName,
        choiceStatusId: code,
        choiceStatus: code,
        institutionCode: `Y5${index}`,
        courseName: 'History',
      })),
    },
  },
});

/** Two choices: one is unsuccessful, and the arguments set the other. */
const choicesOf = (uni: string, code: string, status: string) =>
  applicationOf(status, [
    [uni, code],
    ['University of Leeds', 'R'],
  ]);

/** Five choices: the argument sets the first, and the others have not decided. */
const fiveChoices = (code: string) =>
  applicationOf('Referred', [
    ['University of York', code],
    ['University of Leeds', 'REF'],
    ['Sheffield Hallam University', 'REF'],
    ['Lancaster University', 'REF'],
    ['University of Wales Trinity Saint David', 'REF'],
  ]);

/** News lines, with the status of each. */
const news = [
  {
    line: 'an offer from University of York',
    uni: 'University of York',
    choice: 'C',
    status: 'AwaitingReply',
    byWhen: /^Reply by|^The last date to reply was/,
  },
  {
    line: 'an offer from University of Wales Trinity Saint David and the Royal Agricultural College',
    uni: 'University of Wales Trinity Saint David and the Royal Agricultural College',
    choice: 'C',
    status: 'AwaitingReply',
    byWhen: /^Reply by|^The last date to reply was/,
  },
  {
    line: 'University of York said no',
    uni: 'University of York',
    choice: 'R',
    status: 'Unplaced',
    byWhen: null,
  },
  {
    line: 'University of York is your firm choice',
    uni: 'University of York',
    choice: 'DCFF',
    status: 'HoldingOffer',
    byWhen: /^A level results day/,
  },
] as const;

for (const { line, uni, choice, status, byWhen } of news)
  for (const [width, height] of screens) {
    test(
      `[EXT-32] the first screen of ${width} × ${height} pixels also shows the news, the date and the button: ${line}`,
      { tag: ['@once', '@gate'] },
      async ({ page, applicant }) => {
        await page.setViewportSize({ width, height });
        const { control, signIn } = await applicant('waiting');
        await control.applications(choicesOf(uni, 'REF', 'Referred'));
        await signIn();
        await page.goto('/dashboard');
        const tile = page.locator('[data-tile]').first();
        await expect(tile).toBeVisible();
        await control.applications(choicesOf(uni, choice, status));
        await page.goto('/dashboard');
        const region = page.getByRole('region', { name: 'New since you last looked' });
        await expect(region).toContainText(`Today: ${line}`);
        await expect(region).toBeInViewport({ ratio: 1 });
        if (byWhen) await expect(tile.getByText(byWhen).first()).toBeInViewport({ ratio: 1 });
        const { end, isOnTop } = await mainButton(page);
        expect(end).toBeLessThanOrEqual(height);
        expect(isOnTop).toBe(true);
      },
    );
  }

for (const [width, height] of screens)
  test(
    `[EXT-32] the first screen of ${width} × ${height} pixels shows a new offer with the picture of its university, and the main button`,
    { tag: ['@once', '@gate'] },
    async ({ page, applicant }) => {
      await page.setViewportSize({ width, height });
      const { control, signIn } = await applicant('waiting');
      await control.applications(fiveChoices('REF'));
      await signIn();
      await page.goto('/dashboard');
      await expect(page.locator('[data-tile]').first()).toBeVisible();
      await control.applications(fiveChoices('C'));
      await page.goto('/dashboard');
      const region = page.getByRole('region', { name: 'New since you last looked' });
      await expect(
        region.getByRole('heading', { name: 'York has made you an offer' }),
      ).toBeInViewport({ ratio: 1 });
      const picture = region.locator('img');
      await expect(picture).toBeInViewport({ ratio: 1 });
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      const { end, isOnTop } = await mainButton(page);
      expect(end).toBeLessThanOrEqual(height);
      expect(isOnTop).toBe(true);
      await region.getByRole('button', { name: "I've seen this" }).click();
      await page.goto('/dashboard');
      await expect(region).toHaveCount(0);
    },
  );
