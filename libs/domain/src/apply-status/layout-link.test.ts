import { describe, expect, it } from 'vitest';
import type { TileLayoutInput } from './layout.ts';
import { studyLevels } from './types.ts';
import { layoutOf, noCards, partOf, partsOf } from './layout.fixture.ts';

describe('the new-application link', () => {
  const linkOf = (input: Partial<TileLayoutInput>) => layoutOf(input).newApplicationLink;

  for (const [title, started, shows] of [
    ['[APP-67] none started', [], true],
    ['[APP-67] ug started', ['ug'], true],
    ['[APP-67] uc started', ['uc'], true],
    ['[APP-67] both started', ['ug', 'uc'], false],
  ] as const) {
    it(`${title}, Undergraduate: the link is ${shows ? 'shown' : 'hidden'}`, () => {
      expect(linkOf({ parts: partsOf(...started) })).toBe(shows);
    });
  }

  for (const [title, started, shows] of [
    ['[APP-68][AMB-20] none started', [], false],
    ['[APP-68][AMB-20] one started', ['uc'], true],
    ['[APP-68][AMB-20] all started', ['ug', 'uc'], true],
  ] as const) {
    it(`${title}, Postgraduate: the link is ${shows ? 'shown' : 'hidden'}`, () => {
      expect(linkOf({ studyLevel: 'Postgraduate', parts: partsOf(...started) })).toBe(shows);
    });
  }

  it('[SH-36] the new-application link is the only part of the tile layout that depends on the study level', () => {
    for (const started of [[], ['ug'], ['uc'], ['ug', 'uc']] as const) {
      const [undergraduate, postgraduate] = studyLevels.map((studyLevel) => ({
        ...layoutOf({ studyLevel, parts: partsOf(...started) }),
        newApplicationLink: null,
      }));
      expect(postgraduate).toEqual(undergraduate);
    }
  });

  const withError = {
    ...partsOf('ug'),
    uc: partOf({ applyUnavailable: true }),
  };

  it('[APP-68] an error hides the link for Postgraduate', () => {
    expect(linkOf({ studyLevel: 'Postgraduate', parts: withError })).toBe(false);
  });

  it('[APP-67] an error does not hide the link for Undergraduate', () => {
    expect(linkOf({ parts: withError })).toBe(true);
  });

  for (const studyLevel of studyLevels) {
    it(`[APP-69] clearing mode hides the link for ${studyLevel}`, () => {
      const modes = { ug: 'clearing', uc: 'default' } as const;
      expect(linkOf({ studyLevel, modes, studyYear: 2026, parts: partsOf('ug') })).toBe(false);
    });

    it(`[APP-69] closed applications hide the link for ${studyLevel}`, () => {
      const closed = { studyLevel, studyYear: 2025, cards: noCards, parts: partsOf('ug') };
      expect(linkOf(closed)).toBe(false);
    });
  }
});
