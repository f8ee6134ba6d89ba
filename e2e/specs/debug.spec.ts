import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

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

test.describe('the debug area', () => {
  test('[DBG-2][DBG-7][APP-10] forces a state of each scheme, and lets go of it', async ({
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
    // The address is there before the page is.
    await expect.poll(() => hub.statuses()).toEqual({ ug: 'waitingForDecisions' });
  });

  test('[DBG-1] without the flag there is no debug area and a forced state counts for nothing', async ({
    page,
    context,
    baseURL,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    const forced = Buffer.from(JSON.stringify({ ug: 'placed', uc: null })).toString('base64');
    await context.addCookies([{ name: 'hub-debug', value: forced, url: baseURL ?? '' }]);
    const hub = new HubPage(page);
    await hub.open();
    expect(await hub.statuses()).toEqual({ ug: 'waitingForDecisions' });
    await page.goto('/dashboard/preferences');
    await expect(page.getByText('Debug', { exact: true })).toHaveCount(0);
  });

  for (const [scheme, statuses] of [
    ['ug', ug],
    ['uc', uc],
  ] as const) {
    test(`every listed state of ${scheme} has its heading, words and steps, and is accessible`, async ({
      page,
      context,
      baseURL,
      applicant,
      expectAccessible,
    }) => {
      test.setTimeout(120_000);
      const { control, signIn } = await applicant('both');
      await signIn();
      await control.pageState({ features: { dfe: false, debug: true }, autoUpdate: false });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const hub = new HubPage(page);
      const headings = new Set<string>();
      for (const status of statuses.filter((id) => id !== 'notStarted')) {
        const forced = Buffer.from(JSON.stringify({ [scheme]: status })).toString('base64');
        await context.addCookies([{ name: 'hub-debug', value: forced, url: baseURL ?? '' }]);
        await hub.open();
        const tile = hub.tile(scheme);
        await expect(tile).toHaveAttribute('data-status', status);
        headings.add((await tile.getByRole('heading', { level: 3 }).textContent()) ?? '');
        expect(await tile.getByRole('listitem').count(), status).toBeGreaterThanOrEqual(2);
        await expectAccessible(`[data-tile="${scheme}"]`);
      }
      await expectAccessible();
      expect(headings.size).toBeGreaterThan(statuses.length / 2);
    });
  }
});
