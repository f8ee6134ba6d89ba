import { describe, expect, it } from 'vitest';
import { tileStatuses } from '../apply-status/types.ts';
import { type FeedInput, feedSources, feedStatuses, isAnyUnavailable } from './statuses.ts';

const open = { ug: [], uc: [] };

/** The status that the feed reads for one scheme while the other scheme has not started. */
const ug = (status: FeedInput) =>
  feedSources({ ug: status, uc: 'notStarted' }, false, open)[0]?.status;
const uc = (status: FeedInput) =>
  feedSources({ ug: 'notStarted', uc: status }, false, open)[0]?.status;

describe('the status of the next steps', () => {
  const shared = [
    ['[FED-5]', 'unconditional', 'UCCF'],
    ['[FED-5]', 'unconditionalUCCF', 'UCCF'],
    ['[FED-6]', 'unconditionalUCCFCI', 'UCCFCI'],
    ['[FED-6]', 'unconditionalUCCFUI', 'UCCFUI'],
    ['[FED-6]', 'unconditionalUCCIUCCF', 'UCCI'],
    ['[FED-7]', 'awaitingConfirmReasons', 'awaitingConfirm'],
    ['[FED-8]', 'placedFirm', 'clearingPlacedFirm'],
    ['[FED-8]', 'placedInsurance', 'clearingPlacedInsurance'],
    ['[FED-9]', 'updating', 'embargo'],
    ['[FED-10]', 'clearingAwaiting', 'clearingWaiting'],
  ] as const;

  it.each(shared)('%s the status %s becomes %s', (_row, status, becomes) => {
    expect(ug(status)).toBe(becomes);
    expect(uc(status)).toBe(becomes);
  });

  it('[AMB-10] the tile status clearingWaiting is unchanged', () => {
    expect(ug('clearingWaiting')).toBe('clearingWaiting');
  });

  it.each(['clearingUnknown', 'unavailable'] as const)(
    '[FED-11] the status %s becomes start for UG',
    (s) => {
      expect(ug(s)).toBe('start');
      expect(uc(s)).toBe(s);
    },
  );

  it('every other status is unchanged', () => {
    const mapped: readonly string[] = shared.map(([, status]) => status);
    for (const status of tileStatuses.filter((each) => !mapped.includes(each))) {
      if (status === 'notStarted') continue;
      expect(uc(status)).toBe(status);
      if (status !== 'clearingUnknown' && status !== 'unavailable') expect(ug(status)).toBe(status);
    }
  });
});

describe('a closed year', () => {
  const all = ['application', 'extra', 'clearing'] as const;
  const over = (ugStatus: FeedInput, ucStatus: FeedInput = 'notStarted') =>
    feedSources({ ug: ugStatus, uc: ucStatus }, false, { ug: all, uc: all });

  it('a closed year does not invite applicants to start', () => {
    expect(over('notStarted')).toEqual([{ scheme: 'ug', status: 'over' }]);
    expect(over('start')).toEqual([{ scheme: 'ug', status: 'over' }]);
    for (const unclear of ['unavailable', 'clearingUnknown'] as const) {
      expect(over(unclear)).toEqual([{ scheme: 'ug', status: 'default' }]);
    }
  });

  it('the status of each scheme depends on its own ways to apply', () => {
    const statuses = { ug: 'inProgress', uc: 'inProgress' } as const;
    expect(feedSources(statuses, false, { ug: [], uc: all })).toEqual([
      { scheme: 'ug', status: 'inProgress' },
      { scheme: 'uc', status: 'over' },
    ]);
    expect(over('clearingAddChoice', 'placed')).toEqual([
      { scheme: 'ug', status: 'over' },
      { scheme: 'uc', status: 'placed' },
    ]);
  });
});

describe('the schemes of the feed', () => {
  const both = { ug: 'sent', uc: 'ready' } as const;

  it('[FED-12] the feed shows the steps of start for UG when neither application has started', () => {
    expect(feedSources({ ug: 'notStarted', uc: 'notStarted' }, false, open)).toEqual([
      { scheme: 'ug', status: 'start' },
    ]);
  });

  it('[FED-13] the feed hides UC in clearing mode', () => {
    expect(feedSources(both, true, open)).toEqual([{ scheme: 'ug', status: 'sent' }]);
    expect(feedSources(both, false, open)).toHaveLength(2);
    // Only UC has started, and clearing mode hides it. The feed must not be empty, and the steps for
    // beginners do not suit an applicant who has started a conservatoire application.
    expect(feedSources({ ...both, ug: 'notStarted' }, true, open)).toEqual([
      { scheme: 'ug', status: 'default' },
    ]);
  });

  it('[FED-14] the feed hides a scheme that has not started', () => {
    expect(feedSources({ ...both, ug: 'notStarted' }, false, open)).toEqual([
      { scheme: 'uc', status: 'ready' },
    ]);
    expect(feedSources({ ...both, uc: 'notStarted' }, false, open)).toEqual([
      { scheme: 'ug', status: 'sent' },
    ]);
  });
});

it.each([
  [{ ug: 'unavailable', uc: 'notStarted' }, false, true],
  [{ ug: 'sent', uc: 'unavailable' }, false, true],
  [{ ug: 'sent', uc: 'unavailable' }, true, false],
  [{ ug: 'sent', uc: 'sent' }, false, false],
] as const)(
  '[FED-15][AMB-58] with %o and clearing mode %s, an application is unavailable: %s',
  (statuses, mode, is) => {
    expect(isAnyUnavailable(statuses, mode)).toBe(is);
  },
);

describe('a missing response', () => {
  const nothing = { ug: null, uc: null };

  it('the feed uses the statuses of the tiles when all responses have arrived', () => {
    expect(feedStatuses({ ug: 'sent' }, [], { ug: 'ready', uc: 'ready' })).toEqual({
      ug: 'sent',
      uc: 'notStarted',
    });
  });

  it('the feed uses the last known status while a response is missing', () => {
    expect(feedStatuses({}, ['ug', 'uc'], { ug: 'sent', uc: 'ready' })).toEqual({
      ug: 'sent',
      uc: 'ready',
    });
  });

  it('the feed shows only neutral steps when no status is known', () => {
    expect(feedStatuses({}, ['ug', 'uc'], nothing)).toEqual({ ug: 'default', uc: 'notStarted' });
    // While the status of uc is unknown, the feed does not offer a start just because ug has not
    // started.
    expect(feedStatuses({}, ['uc'], nothing)).toEqual({ ug: 'default', uc: 'notStarted' });
    expect(feedStatuses({ uc: 'sent' }, ['ug'], nothing)).toEqual({ ug: 'default', uc: 'sent' });
  });

  it('without a known status, the feed uses the failure that the tile shows', () => {
    expect(feedStatuses({ ug: 'unavailable' }, ['ug'], nothing).ug).toBe('unavailable');
  });
});
