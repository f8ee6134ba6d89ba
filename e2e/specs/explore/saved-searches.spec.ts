import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

const SEARCH = 'SearchText=psychology&scheme=undergraduate&studyMode=Part-time';
const RESULTS = `/coursedisplay/results?${SEARCH}`;
const WORDS = 'Undergraduate courses that match “psychology”: Part-time';

test.describe('saved searches', () => {
  test('[EXT-42] a search can be saved, shows its new results, and can be removed and restored', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    const main = page.getByRole('main');
    const open = async (path: string) => {
      await page.goto(path);
      if (scripts) await new HubPage(page).hydrated();
    };
    await open(RESULTS);
    const total = Number(
      /\d+/.exec((await main.getByRole('heading').first().textContent()) ?? '')?.[0],
    );
    expect(total).toBeGreaterThan(3);
    await main.getByRole('button', { name: 'Save this search' }).click();
    await expect(lastChange(page)).toContainText(`Saved “${WORDS}”.`);
    await expect(main.getByText(/^No change since/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start counting from now' })).toHaveCount(0);
    await expectAccessible();

    // Since the save, three courses have been added.
    const saved = (found: number) =>
      control.user({
        settings: [
          {
            collection: 'dashboardData',
            name: 'SavedSearches',
            data: JSON.stringify([
              { query: SEARCH, words: WORDS, total: found, lookedAt: '2026-11-12T10:00:00.000Z' },
            ]),
          },
        ],
      });
    await saved(total - 3);
    await open('/explore/search');
    const list = page.getByRole('region', { name: 'Your saved searches' });
    await expect(list).toContainText(`${total} courses · 3 more since 12 November`);
    await expectAccessible();
    await list.getByRole('link', { name: WORDS }).click();
    await expect(page).toHaveURL(RESULTS);
    if (scripts) await new HubPage(page).hydrated();
    await expect(main.getByText('3 more since 12 November')).toBeVisible();
    await expectAccessible();
    await main.getByRole('button', { name: 'Start counting from now' }).click();
    await expect(lastChange(page)).toContainText('New courses are counted from now.');
    await expect(main.getByText(/^No change since/)).toBeVisible();

    await main.getByRole('button', { name: 'Remove from saved searches' }).click();
    await expect(lastChange(page)).toContainText(`Removed “${WORDS}”`);
    await expect(main.getByRole('button', { name: 'Save this search' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByText(/^No change since/)).toBeVisible();
    await open('/explore/search');
    await expect(list.getByRole('link', { name: WORDS })).toBeVisible();
  });
});
