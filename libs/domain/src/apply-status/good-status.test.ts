import { describe, expect, it } from 'vitest';
import { isGoodStatus, undergraduateAppStatus } from './good-status.ts';

const good = [
  ['[APP-105]', 'C', 'conditional offer'],
  ['[APP-105]', 'CF', 'conditional offer - firmly accepted'],
  ['[APP-105]', 'CI', 'conditional offer - held as insurance'],
  ['[APP-105][AMB-24]', 'DCFF', 'conditional offer - delayed, held as firm'],
  ['[APP-106]', 'CA', 'clearing accept'],
  ['[APP-107]', 'U', 'unconditional offer'],
  ['[APP-107]', 'UF', 'unconditional offer - firmly accepted'],
  ['[APP-107]', 'UI', 'unconditional offer - held as insurance'],
  ['[APP-107]', 'UCC', 'unconditional offer - changed course'],
  ['[APP-107]', 'UCCF', 'unconditional offer - changed course, firmly accepted'],
  ['[APP-107]', 'UCCI', 'unconditional offer - changed course, held as insurance'],
] as const;

describe('isGoodStatus', () => {
  for (const [ids, code, label] of good) {
    it(`[APP-104]${ids} ${code}, '${label}', is good in any letter case`, () => {
      for (const status of [code, code.toLowerCase(), label, label.toUpperCase(), ` ${label} `]) {
        expect(isGoodStatus(status)).toBe(true);
      }
    });
  }

  for (const status of [
    'REF',
    'INV',
    'CD',
    'UD',
    'R',
    'RBD',
    'DBD',
    'W',
    '',
    'offer',
    'Referred',
  ]) {
    it(`[APP-104] '${status}' is not good`, () => {
      expect(isGoodStatus(status)).toBe(false);
    });
  }
});

const read = { isInEmbargo: false, isInMaintenance: false };

describe('undergraduateAppStatus', () => {
  it('one good choice is enough', () => {
    const applications = [{ status: 'R' }, { status: 'Conditional Offer' }];
    expect(undergraduateAppStatus({ applications, ...read }, 'default')).toEqual({
      checked: true,
      statusGood: true,
      suffix: 'Good',
    });
  });

  it('[APP-104]no good choice, or none at all', () => {
    const notGood = { checked: true, statusGood: false, suffix: '' };
    for (const applications of [[{ status: 'REF' }], []]) {
      expect(undergraduateAppStatus({ applications, ...read }, 'default')).toEqual(notGood);
    }
  });

  const unchecked = { checked: false, statusGood: false, suffix: '' };

  it('is unchecked until the choices have been read', () => {
    expect(undergraduateAppStatus(null, 'default')).toEqual(unchecked);
  });

  it('[EXT-29] is unchecked during an embargo, whatever the decisions are', () => {
    const applications = [{ status: 'UF' }];
    expect(undergraduateAppStatus({ applications, ...read, isInEmbargo: true }, 'default')).toEqual(
      unchecked,
    );
  });

  const held = { applications: [{ status: 'UF' }], ...read };

  it.each(['maintenance', 'updating', 'unavailable'] as const)(
    '[APP-108] is unchecked in mode %s: nothing of a decision can be seen',
    (mode) => {
      expect(undergraduateAppStatus(held, mode)).toEqual(unchecked);
    },
  );

  it('[APP-108] is unchecked while tracking is in maintenance', () => {
    expect(undergraduateAppStatus({ ...held, isInMaintenance: true }, 'default')).toEqual(
      unchecked,
    );
  });

  it.each(['default', 'clearing', 'clearing_timer', 'on'] as const)(
    '[APP-108] is looked at in mode %s',
    (mode) => {
      expect(undergraduateAppStatus(held, mode).statusGood).toBe(true);
    },
  );
});
