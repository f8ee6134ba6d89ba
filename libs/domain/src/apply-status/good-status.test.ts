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

describe('undergraduateAppStatus', () => {
  it('one good choice is enough', () => {
    const applications = [{ status: 'R' }, { status: 'Conditional Offer' }];
    expect(undergraduateAppStatus({ applications, isInEmbargo: false })).toEqual({
      checked: true,
      statusGood: true,
      suffix: 'Good',
    });
  });

  it('[APP-104]no good choice, or none at all', () => {
    const notGood = { checked: true, statusGood: false, suffix: '' };
    for (const applications of [[{ status: 'REF' }], []]) {
      expect(undergraduateAppStatus({ applications, isInEmbargo: false })).toEqual(notGood);
    }
  });

  const unchecked = { checked: false, statusGood: false, suffix: '' };

  it('is unchecked until the choices have been read', () => {
    expect(undergraduateAppStatus(null)).toEqual(unchecked);
  });

  it('[EXT-29] is unchecked during an embargo, whatever the decisions are', () => {
    const applications = [{ status: 'UF' }];
    expect(undergraduateAppStatus({ applications, isInEmbargo: true })).toEqual(unchecked);
  });
});
