import { describe, expect, it } from 'vitest';
import { isAddressComplete } from './errors.ts';

const now = new Date('2026-11-21T12:00:00Z');
const UK = 'United Kingdom';

describe('the address check for the save button', () => {
  for (const [id, answers, complete] of [
    ['[PRF-27]', {}, false],
    ['[PRF-28]', { userCountry: UK }, true],
    ['[PRF-28]', { userCountry: 'France', tailoredInfo: 'Yes' }, true],
    ['[PRF-28]', { userCountry: UK, tailoredInfo: 'Yes' }, false],
    ['[PRF-28]', { userCountry: UK, tailoredInfo: 'Yes', addressLine1: '1 Elm Row' }, false],
    [
      '[PRF-28]',
      { userCountry: UK, tailoredInfo: 'Yes', addressLine1: '1 Elm Row', postcode: 'nonsense' },
      false,
    ],
    [
      '[PRF-28]',
      { userCountry: UK, tailoredInfo: 'Yes', addressLine1: '1 Elm Row', postcode: 'CT1 1AA' },
      true,
    ],
    ['[AMB-71]', { userCountry: UK, tailoredInfo: 'No', postcode: 'nonsense' }, true],
  ] as const) {
    it(`${id} the address of ${JSON.stringify(answers)} is ${complete ? 'complete' : 'not complete'}`, () => {
      expect(isAddressComplete(answers, now)).toBe(complete);
    });
  }
});
