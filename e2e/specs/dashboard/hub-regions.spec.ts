import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { personas } from '../../screens/personas.ts';

test('[SH-8][SH-9][SH-11] one page has all regions of the hub, with guides on small screens only', async ({
  page,
  applicant,
}) => {
  const { control, signIn } = await applicant('in-progress');
  await control.user({ offers: 'Yes', dateOfBirth: '2000/01/01' });
  await control.pageState({ alert: { title: 'Busy days', message: 'Answers take longer.' } });
  await control.notifications([{ id: 'busy', type: 'alert', title: 'We are busy' }]);
  await signIn();
  const hub = new HubPage(page);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  // On a busy machine, a page leaves out a slow advert or recommendation.
  await expect(async () => {
    await hub.open();
    expect(await page.locator('[data-advert]').count()).toBe(2);
    expect(await hub.under('You might also like').count()).toBe(1);
  }).toPass();

  await expect(page.locator('[data-warning]')).toContainText('Busy days');
  await expect(region('Alerts')).toContainText('We are busy');
  await expect(hub.widget).toBeVisible();
  await expect(hub.tiles.first()).toBeVisible();
  await expect(region('Your feed').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('[data-widget="Favourites"]')).toBeVisible();
  await expect(region('Your tools').locator('[data-widget]').first()).toBeVisible();
  await expect(
    page.getByRole('group', { name: "What's happening" }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(hub.under('You might also like').getByRole('listitem').first()).toBeVisible();

  const guides = hub.under('Useful guides');
  for (const [width, isVisible] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(guides).toBeVisible({ visible: isVisible });
  }
});

/** The landmark roles that a screen reader can jump between. */
const landmarks = [
  'banner',
  'navigation',
  'main',
  'region',
  'complementary',
  'contentinfo',
  'search',
  'form',
] as const;

for (const width of [360, 1280]) {
  test(
    `a waiting applicant's hub has 8 landmarks at a width of ${width} pixels`,
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await page.setViewportSize({ width, height: 800 });
      const hub = new HubPage(page);
      await hub.open();
      await hub.showMoreTools();
      const found = await Promise.all(
        landmarks.map(async (role) => {
          const names = await page.getByRole(role).evaluateAll((all) =>
            all.map((part) => {
              const id = part.getAttribute('aria-labelledby');
              const by = id === null ? null : document.getElementById(id);
              return by?.textContent ?? part.getAttribute('aria-label') ?? '';
            }),
          );
          return names.map((name) => `${role} ${name}`.trim());
        }),
      );
      // Only the parts that users look for directly are regions. Users reach all other content by
      // its heading.
      expect(found.flat()).toEqual([
        'banner',
        'navigation Main',
        'main',
        'region Your applications',
        'region Your feed',
        'region Your favourites',
        'region Your tools',
        'contentinfo',
      ]);
    },
  );
}

/**
 * Number of links before the tools. Without the skip links, a keyboard user has to pass each of
 * them.
 */
const linksBeforeTools = (page: Page): Promise<number> =>
  page.locator('a[href]').evaluateAll((links) => {
    const tools = document.querySelector('[data-tools]');
    const comes = (link: Element) =>
      tools && link.compareDocumentPosition(tools) & Node.DOCUMENT_POSITION_FOLLOWING;
    return links.filter((link) => link.checkVisibility() && comes(link)).length;
  });

/** The hub's height after the complete layout. Before that, the height is an estimate. */
async function heightOf(page: Page): Promise<number> {
  await expect(page.locator('[data-far]')).toHaveCount(0);
  return page.locator('html').evaluate((root) => root.scrollHeight);
}

for (const [persona, width, height, screens] of [
  ['waiting', 360, 740, 8],
  ['waiting', 1280, 800, 6],
  // All decisions have arrived, and each choice asks for a reply.
  ['offers', 360, 740, 8],
  // Five offers, a full shortlist and an alert.
  ['heavy', 360, 740, 8.25],
  // Two applications, one above the other, each with its next date, and with the remaining options
  // after an unsuccessful choice.
  ['both', 360, 740, 8.75],
] as const) {
  test(
    `[EXT-34] the hub of ${persona} is at most ${screens} screens high at ${width} × ${height} pixels`,
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant(persona)).signIn();
      await page.setViewportSize({ width, height });
      await new HubPage(page).open();
      expect(await heightOf(page)).toBeLessThanOrEqual(screens * height);
      // Frequent destinations are visible without scrolling.
      for (const name of ['Statement', 'Favourites', 'Calendar']) {
        await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport();
      }
      expect(await linksBeforeTools(page)).toBeLessThanOrEqual(most(persona).links);
    },
  );
}

/**
 * The limits for a persona. Two applications need more height. When the applicant must act, the
 * tile has a button for the action in addition to the link to the application. A full shortlist, an
 * alert with its own links, and the conditions of each offer add more links. One link of the header
 * leads to the page in the other language.
 */
function most(persona: string): { links: number; screens: number } {
  if (persona === 'heavy') return { links: 46, screens: 7.35 };
  if (persona === 'both') return { links: 42, screens: 6.25 };
  return { links: persona === 'offers' ? 44 : 41, screens: 6 };
}

test(
  "[EXT-34] every persona's hub has few links before the tools, and a limited height at 1280 × 800 pixels",
  { tag: '@once' },
  async ({ page, applicant }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const tooMuch: string[] = [];
    for (const persona of personas) {
      const { signIn } = await applicant(persona);
      await signIn();
      await new HubPage(page).open();
      const [links, height] = [await linksBeforeTools(page), await heightOf(page)];
      if (links > most(persona).links) tooMuch.push(`${persona}: ${links} links`);
      if (height > most(persona).screens * 800) tooMuch.push(`${persona}: ${height} pixels`);
      await page.context().clearCookies();
    }
    expect(tooMuch).toEqual([]);
  },
);
