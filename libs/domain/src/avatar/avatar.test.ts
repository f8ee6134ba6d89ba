import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarColour, displayName, initials } from './avatar.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

describe('avatarColour', () => {
  it('[SH-7] names with the same first letter have the same colour', () => {
    for (const name of ['aisha', 'Álvaro', ' Adam', 'A']) {
      expect(avatarColour(name)).toBe(avatarColour('Aisha'));
    }
  });

  it('[SH-7] the letters of the alphabet use all six colours', () => {
    expect(new Set(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', avatarColour))).toEqual(
      new Set([0, 1, 2, 3, 4, 5]),
    );
  });

  it('[SH-7] any text has one of the six colours, and the colour depends only on its first letter', () => {
    const anyText = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(anyText, fc.string(), (first, rest) => {
        const colour = avatarColour(first);
        expect([0, 1, 2, 3, 4, 5]).toContain(colour);
        if (first.trim() !== '') expect(avatarColour(first + rest)).toBe(colour);
      }),
    );
  });
});

describe('displayName', () => {
  for (const [name, shown] of [
    ['Aisha', 'Aisha'],
    [' Aisha ', 'Aisha'],
    ['', 'Anonymous'],
    [' ', 'Anonymous'],
    [null, 'Anonymous'],
  ] as const) {
    it(`[SH-6] the name ${JSON.stringify(name)} is displayed as ${shown}`, () => {
      expect(displayName(name)).toBe(shown);
    });
  }
});

describe('initials', () => {
  for (const [name, lastName, shown] of [
    ['Aisha', 'Rahman', 'AR'],
    ['élodie', 'van Dam', 'ÉV'],
    ['李', '', '李'],
    ['e\u0301ric', 'N\u0303a', 'ÉÑ'],
    ['🇬🇧 Ada', '👩🏽‍🎓', '🇬🇧👩🏽‍🎓'],
    ['Aisha', null, 'A'],
    [null, null, 'A'],
  ] as const) {
    it(`the initials of ${String(name)} ${String(lastName)} are ${shown}`, () => {
      expect(initials(name, lastName)).toBe(shown);
    });
  }
});
