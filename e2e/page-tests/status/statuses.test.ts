import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { statuses, tile } from '../support/hub.ts';
import { textOf } from '../support/text.ts';

type Track = Record<string, unknown>;

/** A started application for which tracking has no details. */
const nothing: Track = {
  applicationStatus: '',
  applicationDecisions: [],
  decisionsReceived: 0,
  numberOfChoices: 5,
  numberOfChoiceReplied: 0,
  numberOfReferredChoice: 1,
  isApplicationInClearing: false,
  isWaitingForOffers: false,
  isInClearing: false,
  isInExtra: false,
  isTrackInMaintenance: false,
};

const choices = (...codes: string[]) => ({
  applicationDecisions: codes.map((choiceStatusId) => ({ choiceStatusId, choiceStatus: '' })),
});
const inExtra = { isInExtra: true, numberOfChoices: 6 };
const inClearing = { isInClearing: true };
const inClearingItself = { ...inClearing, isApplicationInClearing: true };

/** Tracking data for an undergraduate application, with the expected status of its tile. */
const tracked: [id: string, applicationStatus: string, says: Track, status: string][] = [
  ['APP-24', 'Awaiting Confirmation - Reply', {}, 'decisionsReceived'],
  ['APP-25', 'Referred', { ...inExtra, isWaitingForOffers: true }, 'extraWaiting'],
  ['APP-26', 'Referred', { ...inClearingItself, isWaitingForOffers: true }, 'clearingWaiting'],
  ['APP-27', 'Referred', { numberOfReferredChoice: 5 }, 'sent'],
  ['APP-29', 'Referred', {}, 'waitingForDecisions'],
  ['APP-30', 'AwaitingReply', inExtra, 'extraOffer'],
  ['APP-31', 'AwaitingReply', {}, 'decisionsReceived'],
  ['APP-33', 'HoldingOffer', choices('UF'), 'awaitingConfirm'],
  ['APP-34', 'Unplaced', { numberOfChoices: 4, numberOfReferredChoice: 0 }, 'extraNotOpen'],
  ['APP-35', 'Unplaced', { isInExtra: true }, 'extraUnplaced'],
  ['APP-36', 'Unplaced', inClearingItself, 'clearingAddChoice'],
  ['APP-37', 'Unplaced', inClearing, 'clearingUnplaced'],
  ['APP-38', 'Unplaced', {}, 'unplaced'],
  ['APP-39', 'InClearing', {}, 'clearingAddChoice'],
  ['APP-40', 'Placed', choices('UCCF', 'UI'), 'unconditionalUCCFUI'],
  ['APP-41', 'Placed', choices('UCCF', 'CI'), 'unconditionalUCCFCI'],
  ['APP-42', 'Placed', choices('UCCF', 'UCCI'), 'unconditionalUCCIUCCF'],
  ['APP-43', 'Placed', choices('UCCF'), 'unconditionalUCCF'],
  ['APP-44', 'PlacedInClearing', choices('UCC'), 'unconditional'],
  ['APP-45', 'Placed', choices('UF'), 'placedFirm'],
  ['APP-46', 'Placed', choices('UI'), 'placedInsurance'],
  ['APP-47', 'Placed', choices('R'), 'placed'],
  ['APP-48', 'CompletelyWithdrawn', {}, 'withdrawn'],
];

/** The cycle that may have Clearing now. */
const cycleYear = new Date().getFullYear();

/** Tracking data in Clearing mode, for entry this year. */
const trackedInClearing: typeof tracked = [
  ['APP-49', 'UCC', choices('UF'), 'placedFirm'],
  ['APP-50', 'Pending', choices('UF'), 'awaitingConfirm'],
  ['APP-51', 'Clearing', {}, 'clearingUnplaced'],
  ['APP-52', 'Something else', {}, 'clearingUnknown'],
];

/** Tile statuses that the queue and the pages behind it must accept (APP-110). */
const accepted = [
  'placedFirm',
  'placedInsurance',
  'unplaced',
  'clearingUnplaced',
  'clearingWaiting',
  'unconditional',
  'unconditionalUCCF',
  'unconditionalUCCFCI',
  'unconditionalUCCFUI',
  'unconditionalUCCIUCCF',
];

/**
 * Pages that depend on the status: the hub, the to-do list, notifications, the offer of support.
 */
const areas = ['/dashboard', '/dashboard/todo', '/dashboard/notifications', '/dashboard/support'];

describe('the tile for a tracking status', () => {
  let someone: Awaited<ReturnType<typeof applicant>>;
  const statusOf = async (says: Track) => {
    await someone.control.applications({ ug: { track: { ...nothing, ...says } } });
    return statuses(await someone.open('/dashboard'))['ug'];
  };

  describe('a tile outside Clearing', () => {
    beforeAll(async () => {
      someone = await applicant('waiting');
    });

    for (const [id, applicationStatus, says, status] of tracked) {
      test(`[${id}] the tracking status ${applicationStatus} with ${JSON.stringify(says)} gives ${status}`, async () => {
        expect(await statusOf({ applicationStatus, ...says })).toBe(status);
      });
    }

    test('[APP-11] the tile is unavailable when tracking reports maintenance', async () => {
      const says = { applicationStatus: 'Placed', ...choices('UF'), isTrackInMaintenance: true };
      expect(await statusOf(says)).toBe('unavailable');
    });

    test('[APP-70][APP-71] an application of another cycle is ignored', async () => {
      expect(await statusOf({ applicationStatus: 'Placed', cycleYear: 2021 })).toBe('start');
      expect(await statusOf({ applicationStatus: 'Placed', cycleYear: 2026 })).toBe('start');
      expect(await statusOf({ applicationStatus: 'Placed', cycleYear: 2027 })).toBe('placed');
    });
  });

  describe('in Clearing', () => {
    beforeAll(async () => {
      someone = await applicant('waiting');
      await someone.control.user({ studyYear: String(cycleYear) });
      await someone.control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
    });

    for (const [id, applicationStatus, says, status] of trackedInClearing) {
      test(`[${id}] the tracking status ${applicationStatus} gives ${status}`, async () => {
        expect(await statusOf({ applicationStatus, ...says, cycleYear })).toBe(status);
      });
    }

    test('[APP-99][APP-100] the dates of Clearing are as specified unless editors set other dates', async () => {
      const body = JSON.stringify({ applyMode: { ug: 'clearing' } });
      const fault = { status: 200, body };
      await someone.control.fault({ api: 'content', path: '/api/v1/dashboard-update', fault });
      const textFor = async (says: Track) => {
        await statusOf({ ...says, cycleYear });
        return textOf(tile(await someone.open('/dashboard'), 'ug'));
      };
      expect(await textFor({ applicationStatus: 'Clearing' })).toContain('30 June 2025');
      expect(
        await textFor({
          applicationStatus: 'Referred',
          ...inClearingItself,
          isWaitingForOffers: true,
        }),
      ).toContain('by 21 October at the latest');
    });
  });
});

describe('an application to conservatoires', () => {
  test('[APP-28][APP-56] the tile shows "sent" until the first decision, and then counts decisions', async () => {
    const { control, open } = await applicant('conservatoire');
    const track = { applicationStatus: 'Referred', numberOfChoices: 4, numberOfReferredChoice: 4 };
    await control.applications({ uc: { track: { ...track, decisionsReceived: 0 } } });
    expect(statuses(await open('/dashboard'))).toEqual({ uc: 'sent' });

    await control.applications({ uc: { track: { ...track, decisionsReceived: 3 } } });
    const page = await open('/dashboard');
    expect(statuses(page)).toEqual({ uc: 'waitingForDecisions' });
    const bar = within(tile(page, 'uc')).getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('75');
  });
});

test('[APP-110] the queue and the areas behind it accept every status of a placed or unplaced applicant', async () => {
  const { control, open } = await applicant('waiting');
  const byStatus = new Map(tracked.map((row) => [row[3], row] as const));
  for (const status of accepted) {
    const [, applicationStatus = '', says = {}] = byStatus.get(status) ?? [];
    await control.applications({ ug: { track: { ...nothing, applicationStatus, ...says } } });
    await control.pageState({ timerLink: '/dashboard/application' });
    expect((await open('/dashboard')).url.pathname, status).toBe('/dashboard/queue');

    await control.pageState({ timerLink: '' });
    for (const area of areas) expect((await open(area)).status, `${status} ${area}`).toBe(200);
    expect(statuses(await open('/dashboard'))['ug']).toBe(status);
  }
});
