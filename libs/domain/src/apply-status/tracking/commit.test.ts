import { describe, expect, it } from 'vitest';
import { commitStatuses, nothingCommitted } from './commit.ts';

const before = { ug: 'clearingWaiting', uc: 'sent' } as const;

describe('commitStatuses', () => {
  it('[APP-61] each tile commits its status', () => {
    const shown = { ug: 'ready', uc: 'placed' } as const;
    expect(commitStatuses(nothingCommitted, shown, false)).toEqual(shown);
  });

  it('[APP-61] a tile also commits its status in clearing mode', () => {
    const shown = { ug: 'placedFirm', uc: 'placed' } as const;
    expect(commitStatuses(before, shown, true)).toEqual(shown);
  });

  it('[APP-62] when a tile is removed, its committed status becomes notStarted', () => {
    expect(commitStatuses(before, {}, false)).toEqual({ ug: 'notStarted', uc: 'notStarted' });
    expect(commitStatuses(before, { ug: 'sent' }, false)).toEqual({ ug: 'sent', uc: 'notStarted' });
  });

  it('[APP-62] when a ug tile is removed in clearing mode, its committed status stays', () => {
    expect(commitStatuses(before, {}, true)).toEqual({ ug: 'clearingWaiting', uc: 'notStarted' });
  });
});
