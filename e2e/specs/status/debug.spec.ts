import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

const ug = [
  'notStarted', 'default', 'start', 'awaitingApproval', 'applicationReturned', 'inProgress',
  'ready', 'sentProcessing', 'sent', 'waitingForDecisions', 'decisionsReceived',
  'awaitingConfirm', 'awaitingConfirmReasons', 'unplaced', 'clearingUnplaced',
  'clearingAddChoice', 'clearingWaiting', 'clearingUnknown', 'placedFirm', 'placedInsurance',
  'placed', 'withdrawn', 'unavailable', 'embargo', 'updating', 'extraNotOpen', 'extraUnplaced',
  'extraWaiting', 'extraOffer', 'clearingPlacedFirm', 'clearingPlacedInsurance', 'unconditional',
  'unconditionalUCCF', 'unconditionalUCCFCI', 'unconditionalUCCFUI', 'unconditionalUCCIUCCF',
  'UCCF', 'UCCFCI', 'UCCI', 'UCCFUI',
]; // prettier-ignore
const uc = [
  'notStarted', 'default', 'start', 'inProgress', 'ready', 'sentProcessing', 'sent',
  'waitingForDecisions', 'decisionsReceived', 'awaitingConfirm', 'unplaced', 'placed',
  'withdrawn', 'unavailable', 'updating',
]; // prettier-ignore

/** All states that can be forced and that show a tile. */
const listed = [
  ...ug.map((status) => ['ug', status] as const),
  ...uc.map((status) => ['uc', status] as const),
].filter(([, status]) => status !== 'notStarted');

test.describe('the debug area', () => {
  test('[DBG-2][DBG-7][APP-10] the debug area can force a state of each scheme, and can remove the forced state', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.pageState({ features: { dfe: false, debug: true } });
    await page.goto('/dashboard/preferences');
    await page.getByText('Debug', { exact: true }).click();
    await page.getByLabel('Undergraduate application state').selectOption('placedFirm');
    await page.getByLabel('Conservatoire application state').selectOption('sent');
    await expectAccessible();
    await page.getByRole('button', { name: 'Force these states' }).click();
    const hub = new HubPage(page);
    await expect(hub.tile('ug')).toHaveAttribute('data-status', 'placedFirm');
    await expect(hub.tile('uc')).toHaveAttribute('data-status', 'sent');

    await page.goto('/dashboard/preferences');
    await page.getByText('Debug', { exact: true }).click();
    await page.getByLabel('Undergraduate application state').selectOption('');
    await page.getByLabel('Conservatoire application state').selectOption('');
    await page.getByRole('button', { name: 'Force these states' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    // The URL changes before the page is rendered.
    await expect.poll(() => hub.statuses()).toEqual({ ug: 'waitingForDecisions' });
  });

  test(
    'every state has a heading and at least two steps, and is accessible',
    {
      tag: '@once',
    },
    async ({ page, context, baseURL, applicant, expectAccessible }) => {
      test.slow();
      const { control, signIn } = await applicant('both');
      await signIn();
      await control.pageState({ features: { dfe: false, debug: true } });
      await new HubPage(page).open();
      const headings = new Set<string>();
      for (const [scheme, status] of listed) {
        const forced = Buffer.from(JSON.stringify({ [scheme]: status })).toString('base64');
        await context.addCookies([{ name: 'hub-debug', value: forced, url: baseURL ?? '' }]);
        const html = await (await page.request.get('/dashboard')).text();
        const tile = await page.evaluate(showTile, { html, scheme, status });
        expect(tile.status).toBe(status);
        expect(tile.steps, status).toBeGreaterThanOrEqual(2);
        headings.add(`${scheme} ${tile.heading}`);
      }
      expect(headings.size).toBeGreaterThan(listed.length / 2);
      // All tiles are now on one page.
      await expectAccessible();
    },
  );
});

/**
 * Adds the tile from another page's HTML to the open page, with unique ids. @returns the checked
 * properties of the tile
 */
function showTile({ html, scheme, status }: { html: string; scheme: string; status: string }) {
  const place = document.querySelector('[data-tile]')?.parentElement;
  const tile = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector(`[data-tile="${scheme}"]`);
  if (!place || !tile) throw new Error(`no tile for ${status}`);
  for (const { id } of tile.querySelectorAll('[id]')) {
    const own = `${id}-${status}`;
    for (const part of [tile, ...tile.querySelectorAll('*')]) {
      for (const attribute of part.attributes) {
        if (attribute.value === id) attribute.value = own;
        if (attribute.value === `#${id}`) attribute.value = `#${own}`;
      }
    }
  }
  place.append(document.adoptNode(tile));
  return {
    status: tile.getAttribute('data-status'),
    heading: tile.querySelector('h3')?.textContent ?? '',
    steps: tile.querySelectorAll('li').length,
  };
}
