import { describe, expect, it } from 'vitest';
import { tileStatuses } from '../apply-status/types.ts';
import { type FeedInput, feedSources, feedStatuses, isAnyUnavailable } from './statuses.ts';

const open = { ug: [], uc: [] };

/** What one scheme alone is read as. */
const ug = (status: FeedInput) =>
  feedSources({ ug: status, uc: 'notStarted' }, false, open)[0]?.status;
const uc = (status: FeedInput) =>
  feedSources({ ug: 'notStarted', uc: status }, false, open)[0]?.status;

describe('the status that next steps are chosen for', () => {
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

  it.each(shared)('%s %s becomes %s', (_row, status, becomes) => {
    expect(ug(status)).toBe(becomes);
    expect(uc(status)).toBe(becomes);
  });

  it('[AMB-10] clearingWaiting, as the tile calls it, is clearingWaiting too', () => {
    expect(ug('clearingWaiting')).toBe('clearingWaiting');
  });

  it.each(['clearingUnknown', 'unavailable'] as const)('[FED-11] %s becomes start for UG', (s) => {
    expect(ug(s)).toBe('start');
    expect(uc(s)).toBe(s);
  });

  it('every other status stays as it is', () => {
    const mapped: readonly string[] = shared.map(([, status]) => status);
    for (const status of tileStatuses.filter((each) => !mapped.includes(each))) {
      if (status === 'notStarted') continue;
      expect(uc(status)).toBe(status);
      if (status !== 'clearingUnknown' && status !== 'unavailable') expect(ug(status)).toBe(status);
    }
  });
});

describe('in a closed year', () => {
  const all = ['application', 'extra', 'clearing'] as const;
  const over = (ugStatus: FeedInput, ucStatus: FeedInput = 'notStarted') =>
    feedSources({ ug: ugStatus, uc: ucStatus }, false, { ug: all, uc: all });

  it('nothing begins', () => {
    expect(over('notStarted')).toEqual([{ scheme: 'ug', status: 'over' }]);
    expect(over('start')).toEqual([{ scheme: 'ug', status: 'over' }]);
    for (const unclear of ['unavailable', 'clearingUnknown'] as const) {
      expect(over(unclear)).toEqual([{ scheme: 'ug', status: 'default' }]);
    }
  });

  it('each scheme goes by its own ways', () => {
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

  it('[FED-12] UG and start when neither has begun', () => {
    expect(feedSources({ ug: 'notStarted', uc: 'notStarted' }, false, open)).toEqual([
      { scheme: 'ug', status: 'start' },
    ]);
  });

  it('[FED-13] no UC in clearing mode', () => {
    expect(feedSources(both, true, open)).toEqual([{ scheme: 'ug', status: 'sent' }]);
    expect(feedSources(both, false, open)).toHaveLength(2);
    // An empty feed would help nobody, and who has applied to conservatoires is no beginner.
    expect(feedSources({ ...both, ug: 'notStarted' }, true, open)).toEqual([
      { scheme: 'ug', status: 'default' },
    ]);
  });

  it('[FED-14] no scheme that has not started', () => {
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
] as const)('[FED-15][AMB-58] %o, in clearing %s: one is unavailable: %s', (statuses, mode, is) => {
  expect(isAnyUnavailable(statuses, mode)).toBe(is);
});

describe('while an answer is late', () => {
  const nothing = { ug: null, uc: null };

  it('goes by what shows, and by nothing else when all answers are there', () => {
    expect(feedStatuses({ ug: 'sent' }, [], { ug: 'ready', uc: 'ready' })).toEqual({
      ug: 'sent',
      uc: 'notStarted',
    });
  });

  it('goes by what was known before', () => {
    expect(feedStatuses({}, ['ug', 'uc'], { ug: 'sent', uc: 'ready' })).toEqual({
      ug: 'sent',
      uc: 'ready',
    });
  });

  it('says nothing that could be wrong when nothing was known', () => {
    expect(feedStatuses({}, ['ug', 'uc'], nothing)).toEqual({ ug: 'default', uc: 'notStarted' });
    // That ug has not begun is no reason to begin it while uc is not known.
    expect(feedStatuses({}, ['uc'], nothing)).toEqual({ ug: 'default', uc: 'notStarted' });
    expect(feedStatuses({ uc: 'sent' }, ['ug'], nothing)).toEqual({ ug: 'default', uc: 'sent' });
  });

  it('goes by the failure that shows when nothing was known before it', () => {
    expect(feedStatuses({ ug: 'unavailable' }, ['ug'], nothing).ug).toBe('unavailable');
  });
});
