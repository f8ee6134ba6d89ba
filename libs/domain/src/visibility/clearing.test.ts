import { describe, expect, it } from 'vitest';
import type { KnownMode } from '../apply-status/types.ts';
import {
  clearingTags,
  focusedWidgetOnMobile,
  isClearingFuture,
  isGridClearing,
  isHomeClearing,
  isHomeClearingFor,
  isTileClearing,
} from './clearing.ts';

const now = new Date('2026-08-13T10:00:00Z');

/**
 * The differences between the three definitions of clearing mode (AMB-3). The column for tiles is
 * about the current study year.
 */
const table: [mode: KnownMode, tile: boolean, grid: boolean, home: boolean][] = [
  ['default', false, false, false],
  ['maintenance', false, false, false],
  ['clearing', true, true, true],
  ['clearing_timer', true, true, true],
  ['updating', false, true, true],
  ['unavailable', false, true, true],
  ['on', false, false, true],
  [null, false, false, false],
];

describe('the three definitions of clearing mode', () => {
  for (const [ugMode, tile, grid, home] of table) {
    it(`[APP-64][AMB-3] the tiles treat ${ugMode} as ${tile ? '' : 'not '}clearing`, () => {
      expect(isTileClearing({ now, studyYear: 2026, ugMode })).toBe(tile);
    });
    it(`[GRD-28][AMB-3] the grid treats ${ugMode} as ${grid ? '' : 'not '}clearing`, () => {
      expect(isGridClearing(ugMode)).toBe(grid);
    });
    it(`[GRD-29][AMB-3] the home page treats ${ugMode} as ${home ? '' : 'not '}clearing`, () => {
      expect(isHomeClearing(ugMode)).toBe(home);
    });
  }
});

describe('isTileClearing and isClearingFuture', () => {
  for (const [studyYear, when, isNow, isFuture] of [
    [2025, 'is not in clearing', false, false],
    [2026, 'is in clearing now', true, false],
    [2027, 'will be in clearing later', false, true],
  ] as const) {
    it(`[APP-64][APP-65] in 2026, the study year ${studyYear} ${when}`, () => {
      const input = { now, studyYear, ugMode: 'clearing' } as const;
      expect(isTileClearing(input)).toBe(isNow);
      expect(isClearingFuture(input)).toBe(isFuture);
    });
  }

  it('[APP-65][AMB-7] a mode other than clearing does not announce clearing for a future year', () => {
    for (const ugMode of ['default', 'on', 'updating'] as const) {
      expect(isClearingFuture({ now, studyYear: 2027, ugMode })).toBe(false);
    }
  });

  it('[APP-64][AMB-8] the current year is the calendar year, not the cycle year', () => {
    const october = new Date('2026-10-01T10:00:00Z');
    expect(isTileClearing({ now: october, studyYear: 2026, ugMode: 'clearing' })).toBe(true);
    expect(isTileClearing({ now: october, studyYear: 2027, ugMode: 'clearing' })).toBe(false);
  });
});

describe('isHomeClearingFor', () => {
  for (const [ugMode, , , home] of table) {
    it(`[GRD-29] in mode ${ugMode}, the home page shows ${home ? '' : 'no '}Clearing for the current year`, () => {
      expect(isHomeClearingFor({ now, studyYear: 2026, ugMode })).toBe(home);
    });
  }

  it.each([
    ['on', true],
    ['updating', true],
    ['clearing', false],
    ['clearing_timer', false],
  ] as const)(
    '[GRD-29][AMB-4] in mode %s, the home page shows Clearing for other years: %s',
    (ugMode, isOn) => {
      for (const studyYear of [2025, 2027]) {
        expect(isHomeClearingFor({ now, studyYear, ugMode })).toBe(isOn);
      }
    },
  );
});

describe('clearingTags', () => {
  it.each<[KnownMode, string[]]>([
    ['default', ['bau']],
    ['maintenance', ['bau']],
    ['on', ['bau']],
    [null, ['bau']],
    ['clearing', ['clearing']],
    ['updating', ['clearing']],
    ['unavailable', ['clearing']],
    ['clearing_timer', ['clearing', 'clearingTimer']],
  ])('[SH-59][SH-60][AMB-95] the mode %s has the tags %j', (mode, tags) => {
    expect(clearingTags(mode)).toEqual(tags);
  });
});

describe('focusedWidgetOnMobile', () => {
  it('[AMB-25] in clearing mode, ApplyClearingUndergraduate replaces Apply', () => {
    expect(focusedWidgetOnMobile('Apply', 'clearing')).toBe('ApplyClearingUndergraduate');
    expect(focusedWidgetOnMobile('Apply', 'updating')).toBe('ApplyClearingUndergraduate');
  });

  it('the focus returns to Apply when clearing ends', () => {
    expect(focusedWidgetOnMobile('ApplyClearingUndergraduate', 'default')).toBe('Apply');
  });

  it('the focus is unchanged while the mode does not change', () => {
    expect(focusedWidgetOnMobile('Apply', 'default')).toBe('Apply');
    expect(focusedWidgetOnMobile('ApplyClearingUndergraduate', 'clearing')).toBe(
      'ApplyClearingUndergraduate',
    );
  });

  it('the focus on another widget, or on no widget, is unchanged in clearing mode', () => {
    expect(focusedWidgetOnMobile('Tariff', 'clearing')).toBe('Tariff');
    expect(focusedWidgetOnMobile(null, 'clearing')).toBeNull();
  });
});
