import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { choose } from '../support/forms.ts';
import { statuses } from '../support/hub.ts';

test('[DBG-1] without the flag there is no debug area, and a forced state has no effect', async () => {
  const { control, visitor, open } = await applicant('waiting');
  const forced = Buffer.from(JSON.stringify({ ug: 'placed', uc: null })).toString('base64');
  visitor.setCookie('hub-debug', forced);
  expect(statuses(await open('/dashboard'))).toEqual({ ug: 'waitingForDecisions' });
  expect((await open('/dashboard/preferences')).queryAllByText('Debug')).toEqual([]);

  await control.pageState({ features: { dfe: false, debug: true } });
  expect(statuses(await open('/dashboard'))).toEqual({ ug: 'placed' });
  (await open('/dashboard/preferences')).getByText('Debug');
});

test('[DBG-3][DBG-4][DBG-5][DBG-6] the debug area offers the states of both schemes and can force each of them', async () => {
  const { control, open } = await applicant('waiting');
  await control.pageState({ features: { dfe: false, debug: true } });
  const page = await open('/dashboard/preferences');
  const offered = (scheme: 'ug' | 'uc') =>
    [...(page.part(`select[name="${scheme}"]`) as HTMLSelectElement).options]
      .map(({ value }) => value)
      .filter((value) => value !== '');
  expect(offered('ug')).toEqual(undergraduate);
  expect(offered('uc')).toEqual(conservatoire);

  choose(page.part('select[name="ug"]'), 'unconditionalUCCFCI');
  choose(page.part('select[name="uc"]'), 'awaitingConfirm');
  await page.press(page.getByRole('button', { name: 'Force these states' }));
  expect(statuses(await open('/dashboard'))).toEqual({
    ...{ ug: 'unconditionalUCCFCI', uc: 'awaitingConfirm' },
  });
});

/** The states in the order of the requirements. */
const undergraduate =
  'notStarted default start awaitingApproval applicationReturned inProgress ready sentProcessing sent waitingForDecisions decisionsReceived awaitingConfirm awaitingConfirmReasons unplaced clearingUnplaced clearingAddChoice clearingWaiting clearingUnknown placedFirm placedInsurance placed withdrawn unavailable embargo updating extraNotOpen extraUnplaced extraWaiting extraOffer clearingPlacedFirm clearingPlacedInsurance unconditional unconditionalUCCF unconditionalUCCFCI unconditionalUCCFUI unconditionalUCCIUCCF UCCF UCCFCI UCCI UCCFUI'.split(
    ' ',
  );
const conservatoire =
  'notStarted default start inProgress ready sentProcessing sent waitingForDecisions decisionsReceived awaitingConfirm unplaced placed withdrawn unavailable updating'.split(
    ' ',
  );
