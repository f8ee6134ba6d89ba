import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areApplicationsClosed, isApplyHidden, type TileLayoutInput } from './layout.ts';
import { applyModes, schemes, studyLevels } from './types.ts';
import type { KnownMode } from './types.ts';
import { allCards, layoutOf, noCards, partOf, partsOf } from './layout.fixture.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

const tileIds = (input: Partial<TileLayoutInput>) => {
  const layout = layoutOf(input);
  return layout.kind === 'tiles' ? layout.tiles.map(({ id }) => id) : layout.kind;
};

describe('the visible tiles', () => {
  it('[AMB-93] the layout shows one ug tile when no application is started', () => {
    expect(tileIds({})).toEqual(['ug']);
  });
  it('[AMB-93] a started ug application shows one ug tile', () => {
    expect(tileIds({ parts: partsOf('ug') })).toEqual(['ug']);
  });
  it('[AMB-93] a started uc application shows one uc tile', () => {
    expect(tileIds({ parts: partsOf('uc') })).toEqual(['uc']);
  });
  it('[AMB-93] two started applications show two tiles', () => {
    expect(tileIds({ parts: partsOf('ug', 'uc') })).toEqual(['ug', 'uc']);
  });
});

describe('a scheme with a failed or slow API', () => {
  const maybe = partOf({ applyUnavailable: true, maybeStarted: true });
  const started = partOf({ applicationStarted: true });

  for (const [title, ug, uc, expected] of [
    ['ug failed, uc not started', maybe, partOf({}), ['ug']],
    ['uc failed, ug not started', partOf({}), maybe, ['uc']],
    ['ug failed, uc started', maybe, started, ['ug', 'uc']],
    ['uc failed, ug started', started, maybe, ['ug', 'uc']],
    ['both failed', maybe, maybe, ['ug', 'uc']],
  ] as const) {
    it(`[APP-96] ${title}: the tiles are ${expected.join(' and ')}`, () => {
      expect(tileIds({ parts: { ug, uc } })).toEqual(expected);
    });
  }

  it('[APP-96] a failed scheme also shows its tile in clearing mode', () => {
    const clearing = { studyYear: 2026, modes: { ug: 'clearing', uc: 'default' } } as const;
    expect(tileIds({ ...clearing, parts: { ug: maybe, uc: started } })).toEqual([
      'ug',
      'uc',
      'startNew',
    ]);
  });
});

describe('in clearing mode', () => {
  const clearing = { studyYear: 2026, modes: { ug: 'clearing', uc: 'default' } } as const;

  for (const [title, started, expected] of [
    ['nothing started', [], ['ug', 'uc', 'startNew']],
    ['ug started', ['ug'], ['ug', 'uc', 'startNew']],
    ['uc started', ['uc'], ['uc', 'startNew']],
    ['both started', ['ug', 'uc'], ['ug', 'uc', 'startNew']],
  ] as const) {
    it(`[APP-5] ${title}: a conservatoire tile and a start tile are also shown`, () => {
      expect(tileIds({ ...clearing, parts: partsOf(...started) })).toEqual(expected);
    });
  }

  it('[APP-5][APP-64] the clearing tiles are not shown for another study year', () => {
    expect(tileIds({ ...clearing, studyYear: 2025, parts: partsOf('ug') })).toEqual(['ug']);
  });
});

describe('the forced single tile', () => {
  const cases: {
    title: string;
    ug: KnownMode;
    uc: KnownMode;
    studyYear?: number;
    forced: boolean;
  }[] = [
    { title: '[APP-3] both in maintenance', ug: 'maintenance', uc: 'maintenance', forced: true },
    { title: '[APP-3] both updating', ug: 'updating', uc: 'updating', forced: true },
    {
      title: '[APP-3][AMB-5] both unavailable',
      ug: 'unavailable',
      uc: 'unavailable',
      forced: true,
    },
    {
      title: '[APP-3] two different forced modes',
      ug: 'maintenance',
      uc: 'updating',
      forced: false,
    },
    { title: '[APP-3][AMB-111] two unknown modes', ug: null, uc: null, forced: false },
    { title: '[APP-3] one forced mode', ug: 'maintenance', uc: 'default', forced: false },
    {
      title: '[APP-3][AMB-6] the same mode twice, which is not forced',
      ug: 'default',
      uc: 'default',
      forced: false,
    },
    {
      title: '[APP-3][AMB-6] both in clearing this year',
      ug: 'clearing',
      uc: 'clearing',
      studyYear: 2026,
      forced: false,
    },
    {
      title: '[APP-3][APP-65] clearing is in the future',
      ug: 'clearing',
      uc: 'default',
      forced: true,
    },
    {
      title: '[APP-3][APP-65] clearing with a timer is in the future',
      ug: 'clearing_timer',
      uc: 'default',
      forced: true,
    },
    {
      title: '[APP-65][AMB-7] a future year without clearing mode',
      ug: 'default',
      uc: 'default',
      studyYear: 2030,
      forced: false,
    },
    {
      title: '[APP-65][AMB-4] the mode "on" does not count as clearing for the tiles',
      ug: 'on',
      uc: 'on',
      forced: false,
    },
  ];
  for (const { title, ug, uc, studyYear = 2027, forced } of cases) {
    it(`${title}: the layout has ${forced ? 'one ug tile' : 'both tiles'}`, () => {
      const layout = layoutOf({ modes: { ug, uc }, studyYear, parts: partsOf('ug', 'uc') });
      if (forced) expect(layout).toMatchObject({ kind: 'forcedSingle', tile: { id: 'ug' } });
      else expect(layout.kind).toBe('tiles');
    });
  }

  it('[APP-3] the forced single tile takes precedence over the closed tile', () => {
    const modes = { ug: 'maintenance', uc: 'maintenance' } as const;
    expect(layoutOf({ modes, studyYear: 2025, cards: noCards }).kind).toBe('forcedSingle');
  });
});

describe('closed applications', () => {
  it('[APP-66] a past year with all cards off shows the year and three buttons', () => {
    expect(layoutOf({ studyYear: 2025, cards: noCards })).toEqual({
      kind: 'closed',
      year: 2025,
      buttons: ['undergraduate', 'postgraduate', 'conservatoires'],
      newApplicationLink: false,
    });
  });

  it('[APP-66] a year whose card settings are unknown is not closed', () => {
    expect(layoutOf({ studyYear: 2025, cards: null }).kind).toBe('tiles');
  });

  it('[APP-66][AMB-111] a past year with an unknown card is not closed', () => {
    const cards = { ...noCards, postgraduate: null };
    expect(layoutOf({ studyYear: 2025, cards }).kind).toBe('tiles');
  });

  for (const card of Object.keys(noCards)) {
    it(`[APP-66] the card ${card} is enough to keep applications open`, () => {
      expect(layoutOf({ studyYear: 2025, cards: { ...noCards, [card]: true } }).kind).toBe('tiles');
    });
  }

  it('[APP-66] a past year with the cards on is open', () => {
    expect(layoutOf({ studyYear: 2025 }).kind).toBe('tiles');
  });

  for (const [title, time, closed] of [
    ['21 September', '2026-09-21T22:59:00Z', false],
    ['22 September', '2026-09-21T23:00:00Z', true],
  ] as const) {
    it(`[APP-66][AMB-8] on ${title} in London, 2026 is ${closed ? 'closed' : 'still open'}`, () => {
      const input = { now: new Date(time), studyYear: 2026, cards: noCards };
      expect(areApplicationsClosed(input)).toBe(closed);
    });
  }
});

describe('tileLayout', () => {
  it('[AMB-93] the layout always shows a tile or a card, and shows no tile twice', () => {
    const anyInput = fc.record({
      studyYear: fc.integer({ min: 2020, max: 2031 }),
      studyLevel: fc.constantFrom(...studyLevels),
      modes: fc.record({ ug: fc.constantFrom(...applyModes), uc: fc.constantFrom(...applyModes) }),
      cards: fc.constantFrom(allCards, noCards, null),
      parts: fc.subarray([...schemes]).map((started) => partsOf(...started)),
    });
    fc.assert(
      fc.property(anyInput, (input) => {
        const shown = tileIds(input);
        expect(shown.length).toBeGreaterThan(0);
        if (typeof shown !== 'string') expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });
});

describe('isApplyHidden', () => {
  it('[APP-102] only the study year 2021 hides the Apply widget', () => {
    expect([2020, 2021, 2022, 2027].filter(isApplyHidden)).toEqual([2021]);
  });
});
