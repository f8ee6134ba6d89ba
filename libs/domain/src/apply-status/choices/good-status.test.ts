import { describe, expect, it } from 'vitest';
import { isGoodStatus, undergraduateAppStatus } from './good-status.ts';

describe('isGoodStatus', () => {
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
    it(`[APP-104] the status '${status}' is not good`, () => {
      expect(isGoodStatus(status)).toBe(false);
    });
  }
});

const read = { isInEmbargo: false, isInMaintenance: false };

describe('undergraduateAppStatus', () => {
  it('an application with at least one good choice is good', () => {
    const applications = [{ status: 'R' }, { status: 'Conditional Offer' }];
    expect(undergraduateAppStatus({ applications, ...read }, 'default')).toEqual({
      checked: true,
      statusGood: true,
      suffix: 'Good',
    });
  });

  it('[APP-104] an application with no good choice, or with no choices, is not good', () => {
    const notGood = { checked: true, statusGood: false, suffix: '' };
    for (const applications of [[{ status: 'REF' }], []]) {
      expect(undergraduateAppStatus({ applications, ...read }, 'default')).toEqual(notGood);
    }
  });

  const unchecked = { checked: false, statusGood: false, suffix: '' };

  it('the status is unchecked until the choices have been read', () => {
    expect(undergraduateAppStatus(null, 'default')).toEqual(unchecked);
  });

  it('[EXT-29] the status is unchecked during an embargo, regardless of the decisions', () => {
    const applications = [{ status: 'UF' }];
    expect(undergraduateAppStatus({ applications, ...read, isInEmbargo: true }, 'default')).toEqual(
      unchecked,
    );
  });

  const held = { applications: [{ status: 'UF' }], ...read };

  it.each(['maintenance', 'updating', 'unavailable', null] as const)(
    '[APP-108] the status is unchecked in mode %s, because no decision is shown',
    (mode) => {
      expect(undergraduateAppStatus(held, mode)).toEqual(unchecked);
    },
  );

  it('[APP-108] the status is unchecked while tracking is in maintenance', () => {
    expect(undergraduateAppStatus({ ...held, isInMaintenance: true }, 'default')).toEqual(
      unchecked,
    );
  });

  it.each(['default', 'clearing', 'clearing_timer', 'on'] as const)(
    '[APP-108] the status is checked in mode %s',
    (mode) => {
      expect(undergraduateAppStatus(held, mode).statusGood).toBe(true);
    },
  );
});
