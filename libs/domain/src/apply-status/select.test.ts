import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partWith } from './samples.fixture.ts';
import { holdsBack, selectTileStatus, type TileInput } from './select.ts';
import { applyModes, schemes, tileStatuses } from './types.ts';
import type { AppInfoPart, TileStatus } from './types.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

const tileWith = ({
  part,
  ...tile
}: Partial<Omit<TileInput, 'part'>> & { part?: Partial<AppInfoPart> }): TileInput => ({
  scheme: 'ug',
  debugStatus: null,
  mode: 'default',
  clearingMode: false,
  isStartNewTile: false,
  ...tile,
  part: partWith(part ?? {}),
});

const started = { applicationStarted: true };
const tracked = { ...started, applicationStatus: 'Unplaced' };

it('a hub that cannot see unsent applications does not state that none was started', () => {
  expect(selectTileStatus(tileWith({}))).toBe('start');
  expect(selectTileStatus(tileWith({ isUnsentHidden: true }))).toBe('default');
  expect(selectTileStatus(tileWith({ isUnsentHidden: true, part: tracked }))).toBe('unplaced');
});

const cases: { title: string; tile: Parameters<typeof tileWith>[0]; gives: TileStatus }[] = [
  {
    title: '[APP-10] a debug state takes precedence over everything',
    tile: {
      debugStatus: 'withdrawn',
      mode: 'maintenance',
      part: { ...tracked, isInEmbargo: true },
    },
    gives: 'withdrawn',
  },
  {
    title: '[APP-11] tracking reports maintenance',
    tile: { part: { isInMaintenance: true } },
    gives: 'unavailable',
  },
  {
    title: '[APP-11] the mode is maintenance',
    tile: { mode: 'maintenance' },
    gives: 'unavailable',
  },
  {
    title: '[APP-11][AMB-5] the mode unavailable counts as maintenance',
    tile: { mode: 'unavailable', part: tracked },
    gives: 'unavailable',
  },
  {
    title: '[APP-11][AMB-111] the mode is not known',
    tile: { mode: null, part: { ...tracked, isInEmbargo: true } },
    gives: 'unavailable',
  },
  { title: '[APP-12] the mode is updating', tile: { mode: 'updating' }, gives: 'updating' },
  { title: '[APP-13] in embargo', tile: { part: { isInEmbargo: true } }, gives: 'embargo' },
  { title: '[APP-14] tracking has a status', tile: { part: tracked }, gives: 'unplaced' },
  {
    title: '[APP-14][AMB-15] an empty tracking status falls through to the apply state',
    tile: { part: { ...started, percentComplete: 40 } },
    gives: 'inProgress',
  },
  {
    title: '[APP-14][AMB-15] a tracking status with only punctuation falls through',
    tile: { part: { ...started, applicationStatus: ' - ', percentComplete: 40 } },
    gives: 'inProgress',
  },
  {
    title: '[APP-14][AMB-15] the tracking status of an application not started falls through',
    tile: { part: { ...tracked, applicationStarted: false } },
    gives: 'start',
  },
  {
    title: '[APP-15] the apply service is unavailable',
    tile: { part: { applyUnavailable: true } },
    gives: 'unavailable',
  },
  {
    title: '[APP-16] the start-new-application tile',
    tile: { isStartNewTile: true },
    gives: 'startNewApplication',
  },
  {
    title: '[APP-17] approval requested and not returned',
    tile: { part: { ...started, applicationApprovalRequested: true } },
    gives: 'awaitingApproval',
  },
  {
    title: '[APP-17][APP-18] approval requested, but returned',
    tile: { part: { ...started, applicationApprovalRequested: true, applicationReturned: true } },
    gives: 'applicationReturned',
  },
  {
    title: '[APP-18] returned and not completed',
    tile: { part: { ...started, applicationReturned: true, percentComplete: 100 } },
    gives: 'applicationReturned',
  },
  {
    title: '[APP-18][APP-20] returned and completed again',
    tile: {
      part: {
        ...started,
        applicationReturned: true,
        applicationCompleted: true,
        percentComplete: 100,
      },
    },
    gives: 'ready',
  },
  {
    title: '[APP-19] not sent and at 0%',
    tile: { part: { ...started, percentComplete: 0 } },
    gives: 'inProgress',
  },
  {
    title: '[APP-19] not sent and at 99%',
    tile: { part: { ...started, percentComplete: 99 } },
    gives: 'inProgress',
  },
  {
    title: '[APP-19] not sent and at a percentage that is not a number',
    tile: { part: { ...started, percentComplete: Number.NaN } },
    gives: 'inProgress',
  },
  {
    title: '[APP-20] not sent and at 100%',
    tile: { part: { ...started, percentComplete: 100 } },
    gives: 'ready',
  },
  {
    title: '[APP-21] sent',
    tile: { part: { ...started, applicationSent: true, percentComplete: 100 } },
    gives: 'sentProcessing',
  },
  {
    title: '[APP-21] sent, whatever the percentage',
    tile: { part: { ...started, applicationSent: true, percentComplete: 90 } },
    gives: 'sentProcessing',
  },
  { title: '[APP-22] no other rule applies', tile: {}, gives: 'start' },
  {
    title: '[APP-22] apply flags of an application that is not started do not count',
    tile: { part: { percentComplete: 100, applicationSent: true, applicationReturned: true } },
    gives: 'start',
  },
];

/**
 * In each entry, the rule for the previous entry no longer applies, so the next rule must apply.
 */
const ladder: { rule: string; tile: Parameters<typeof tileWith>[0]; gives: TileStatus }[] = (() => {
  const part: AppInfoPart = partWith({
    ...tracked,
    isInMaintenance: true,
    isInEmbargo: true,
    applyUnavailable: true,
    applicationApprovalRequested: true,
    percentComplete: 40,
  });
  const all = { debugStatus: 'default', mode: 'updating', isStartNewTile: true } as const;
  const noDebug = { ...all, debugStatus: null };
  const noMaintenance = { ...part, isInMaintenance: false };
  const noEmbargo = { ...noMaintenance, isInEmbargo: false };
  const noTracking = { ...noEmbargo, applicationStatus: '' };
  const available = { ...noTracking, applyUnavailable: false };
  const calm = { ...noDebug, mode: 'default' } as const;
  const ownTile = { ...calm, isStartNewTile: false };
  return [
    { rule: '1', tile: { ...all, part }, gives: 'default' },
    { rule: '2', tile: { ...noDebug, part }, gives: 'unavailable' },
    { rule: '3', tile: { ...noDebug, part: noMaintenance }, gives: 'updating' },
    { rule: '4', tile: { ...calm, part: noMaintenance }, gives: 'embargo' },
    { rule: '5', tile: { ...calm, part: noEmbargo }, gives: 'unplaced' },
    { rule: '6', tile: { ...calm, part: noTracking }, gives: 'unavailable' },
    { rule: '7', tile: { ...calm, part: available }, gives: 'startNewApplication' },
    { rule: '8', tile: { ...ownTile, part: available }, gives: 'awaitingApproval' },
    {
      rule: '9',
      tile: { ...ownTile, part: { ...available, applicationStarted: false } },
      gives: 'start',
    },
  ];
})();

describe('selectTileStatus', () => {
  for (const { title, tile, gives } of cases) {
    it(`${title}: the status is ${gives}`, () => {
      expect(selectTileStatus(tileWith(tile))).toBe(gives);
    });
  }

  for (const { rule, tile, gives } of ladder) {
    it(`[APP-23] with rules ${rule} to 9 all met, rule ${rule} applies and results in ${gives}`, () => {
      expect(selectTileStatus(tileWith(tile))).toBe(gives);
    });
  }

  it('[APP-23] every input has a tile status', () => {
    const anyTile = fc.record({
      scheme: fc.constantFrom(...schemes),
      debugStatus: fc.option(fc.constantFrom(...tileStatuses)),
      mode: fc.constantFrom(...applyModes),
      clearingMode: fc.boolean(),
      isStartNewTile: fc.boolean(),
      part: fc
        .record({
          applicationStatus: fc.oneof(
            fc.string(),
            fc.constantFrom('Referred', 'Placed', 'Clearing'),
          ),
          applicationStarted: fc.boolean(),
          applyUnavailable: fc.boolean(),
          applicationSent: fc.boolean(),
          applicationApprovalRequested: fc.boolean(),
          applicationReturned: fc.boolean(),
          applicationCompleted: fc.boolean(),
          isInMaintenance: fc.boolean(),
          isInEmbargo: fc.boolean(),
          percentComplete: fc.double(),
        })
        .map(partWith),
    });
    fc.assert(
      fc.property(anyTile, (tile) => {
        expect(tileStatuses).toContain(selectTileStatus(tile));
      }),
    );
  });
});

describe('holdsBack', () => {
  it.each(['maintenance', 'unavailable', 'updating', null] as const)(
    '[AMB-111] the mode %s hides tracking data',
    (mode) => {
      expect(holdsBack(mode)).toBe(true);
    },
  );

  it.each(['default', 'clearing', 'clearing_timer', 'on'] as const)(
    '[AMB-111] the mode %s shows tracking data',
    (mode) => {
      expect(holdsBack(mode)).toBe(false);
    },
  );
});

describe('the modes', () => {
  it('[APP-63][AMB-5] the modes are the modes of the specification, plus unavailable', () => {
    expect(new Set(applyModes)).toEqual(
      new Set([
        'default',
        'maintenance',
        'updating',
        'clearing',
        'clearing_timer',
        'on',
        'unavailable',
      ]),
    );
  });
});

it('[SH-35] an adviser is involved in exactly two statuses', () => {
  const flags = fc.record({
    applicationStarted: fc.constant(true),
    applicationApprovalRequested: fc.boolean(),
    applicationReturned: fc.boolean(),
    applicationCompleted: fc.boolean(),
    applicationSent: fc.boolean(),
    percentComplete: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(flags, (part) => {
      const without = { ...part, applicationApprovalRequested: false, applicationReturned: false };
      const status = selectTileStatus(tileWith({ part }));
      const statusWithout = selectTileStatus(tileWith({ part: without }));
      expect(['awaitingApproval', 'applicationReturned', statusWithout]).toContain(status);
    }),
  );
});
