import { describe, expect, it } from 'vitest';
import { type Apis, failed, run, valid } from './testing/lookup-apis.ts';

it.each(['save', 'show', ''])(
  'no lookup runs when the form was sent with the intent "%s"',
  async (intent) => {
    expect(await run({ intent, addressSearch: 'GL52' })).toEqual({ outcome: null, requests: [] });
  },
);

it('the search text of the address lookup is preserved when another lookup runs', async () => {
  const { outcome } = await run({ intent: 'check-phone', mobile: '', addressSearch: 'GL52' });
  expect(outcome?.view.addressSearch).toBe('GL52');
});

describe('an address', () => {
  it('[HLP-11][HLP-14] an address search sends the postcode in capitals and lists the results', async () => {
    const { outcome, requests } = await run({
      intent: 'find-address',
      addressSearch: ' gl52 3lz ',
    });
    expect(requests).toEqual(['GL52 3LZ']);
    expect(outcome).toEqual({
      filled: {},
      view: {
        lookup: 'address',
        state: 'found',
        choices: [{ value: 'a1', label: '12 Rosehill, Cheltenham' }],
        addressSearch: 'gl52 3lz',
      },
    });
  });

  it.each([
    ['GL52\u200B3LZ', 'GL523LZ'],
    ['gl52-3lz', 'GL52 3LZ'],
    ['GL52\u00A03LZ\u202C', 'GL52 3LZ'],
    ['12\u201114 High Street', '12-14 HIGH STREET'],
  ])('the address search text %j is sent as %j', async (addressSearch, text) => {
    expect((await run({ intent: 'find-address', addressSearch })).requests).toEqual([text]);
  });

  it('[HLP-12] a chosen address is filled in', async () => {
    const { outcome, requests } = await run({ intent: 'use-address', addressId: 'a1' });
    expect(requests).toEqual(['a1']);
    expect(outcome?.filled).toEqual({
      addressLine1: '12 Rosehill',
      addressLine2: 'Cheltenham',
      addressLine3: 'Gloucestershire',
      postcode: 'GL52 3LZ',
    });
    expect(outcome?.view).toMatchObject({ state: 'filled', choices: [] });
  });

  it.each<[string, Record<string, string>, Apis]>([
    ['start', { intent: 'find-address', addressSearch: ' gl ' }, {}],
    ['none', { intent: 'find-address', addressSearch: 'x'.repeat(101) }, {}],
    [
      'none',
      { intent: 'find-address', addressSearch: 'ZZ1 1ZZ' },
      { suggest: { ok: true, value: [] } },
    ],
    ['failed', { intent: 'find-address', addressSearch: 'GL52 3LZ' }, { suggest: failed }],
    ['unchosen', { intent: 'use-address', addressId: '', addressSearch: 'GL52 3LZ' }, {}],
    ['none', { intent: 'use-address', addressId: 'gone' }, { get: { ok: true, value: null } }],
    ['failed', { intent: 'use-address', addressId: 'a1' }, { get: failed }],
  ])('an address lookup in the state %s fills in nothing (%j)', async (state, fields, apis) => {
    const { outcome } = await run(fields, apis);
    expect(outcome?.view.state).toBe(state);
    expect(outcome?.filled).toEqual({});
  });
});

describe('a school', () => {
  it('a school search sends the typed name, and choosing a result needs no further request', async () => {
    const { outcome } = await run({ intent: 'find-school', schoolName: 'hill' });
    expect(outcome?.view).toMatchObject({
      state: 'found',
      choices: [{ label: 'Hill School, Hill Road, Leeds' }],
    });
    const view = outcome?.view;
    const schoolChoice = view?.lookup === 'school' ? (view.choices[0]?.value ?? '') : '';
    const second = await run({ intent: 'use-school', schoolName: 'hill', schoolChoice });
    expect(second.requests).toEqual([]);
    expect(second.outcome?.filled).toEqual({
      schoolName: 'Hill School',
      schoolId: 'S1',
      schoolUkprn: '10000001',
    });
  });

  it.each<[string, Record<string, string>, Apis]>([
    ['start', { intent: 'find-school', schoolName: '' }, {}],
    ['none', { intent: 'find-school', schoolName: 'Zennor' }, { search: { ok: true, value: [] } }],
    ['failed', { intent: 'find-school', schoolName: 'Hill' }, { search: failed }],
    ['unchosen', { intent: 'use-school', schoolName: 'Hill', schoolChoice: '' }, {}],
    ['unchosen', { intent: 'use-school', schoolName: 'Hill', schoolChoice: '{"id":1}' }, {}],
  ])('a school lookup in the state %s fills in nothing (%j)', async (state, fields, apis) => {
    const { outcome } = await run(fields, apis);
    expect(outcome?.view.state).toBe(state);
    expect(outcome?.filled).toEqual({});
  });
});

describe('a number', () => {
  const check = (mobile: string, mobileRegion: string, apis?: Apis) =>
    run({ intent: 'check-phone', mobile, mobileRegion }, apis);

  it('[HLP-4] a number is checked in the chosen region', async () => {
    const { requests, outcome } = await check(' 0612345678 ', 'FR');
    expect(requests).toEqual([{ region: 'FR', number: '0612345678' }]);
    expect(outcome?.view).toMatchObject({ lookup: 'phone', state: 'valid' });
  });

  it('a foreign number is stored with its country code, because the region is not saved', async () => {
    expect((await check('0612345678', 'FR')).outcome?.filled).toEqual({
      mobile: '+33 6 12 34 56 78',
    });
    expect((await check('07700900123', 'GB')).outcome?.filled).toEqual({});
  });

  it('a number that would be too long is stored without spaces', async () => {
    const long = { ...valid, internationalNumber: '+49 1512 34567 8901' };
    const { outcome } = await check('0151 234567 8901', 'DE', { check: { ok: true, value: long } });
    expect(outcome?.filled).toEqual({ mobile: '+491512345678901' });
  });

  it.each([
    ['\u202D+447700900123\u202C', '+447700900123'],
    ['+44\u00A07700\u00A0900123', '+44 7700 900123'],
    ['+49 (0) 30 12345678', '+493012345678'],
  ])('the number %j is sent in its stored format, %j', async (mobile, number) => {
    expect((await check(mobile, 'GB')).requests).toEqual([{ region: 'GB', number }]);
  });

  it('[HLP-5] a number with brackets, dots and hyphens is checked', async () => {
    expect((await check('[+33] (6).1-2', 'FR')).requests).toHaveLength(1);
  });

  it('a number is checked in the home region when the form has no valid region', async () => {
    expect((await check('07700900123', 'nowhere')).requests).toEqual([
      { region: 'GB', number: '07700900123' },
    ]);
  });

  it.each<[string, string, Apis]>([
    ['blank', ' ', {}],
    ['invalid', '12', { check: { ok: true, value: { ...valid, isValid: false } } }],
    ['invalid', '#31#0612', {}],
    ['invalid', '0'.repeat(19), {}],
    ['failed', '0612345678', { check: failed }],
  ])(
    '[HLP-7][HLP-21] a number in the state %s stays as typed (%j)',
    async (state, mobile, apis) => {
      const { outcome } = await check(mobile, 'FR', apis);
      expect(outcome?.filled).toEqual({});
      expect(outcome?.view).toMatchObject({ lookup: 'phone', state });
    },
  );
});
