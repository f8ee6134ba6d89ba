import type { Failure, PhoneCheck, Result, School } from '@applicant-hub/api-clients';
import { describe, expect, it } from 'vitest';
import { isSchoolReplaced, readLookup } from './read-lookup.server.ts';
import { runLookup, takeChosen } from './run-lookup.server.ts';
import { settleNumber } from './settle-number.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const failure: Failure = {
  kind: 'unavailable',
  api: 'any',
  status: 503,
  message: 'Later.',
  detail: null,
};
const failed = { ok: false as const, failure };

const address = {
  line1: '12 Rosehill',
  line2: '',
  line3: '',
  line4: '',
  locality: '',
  townOrCity: 'Cheltenham',
  county: 'Gloucestershire',
  postcode: 'GL52 3LZ',
  country: 'England',
};
const suggestion = { id: 'a1', address: '12 Rosehill, Cheltenham', url: '/get/a1' };
const school: School = {
  code: 'S1',
  name: 'Hill School',
  ukprn: '10000001',
  addressLines: ['Hill Road', 'Leeds'],
};
const valid: PhoneCheck = {
  isValid: true,
  internationalNumber: '+33 6 12 34 56 78',
  nationalNumber: '06 12 34 56 78',
  regionCode: 'FR',
};

interface Apis {
  suggest?: Result<(typeof suggestion)[]>;
  get?: Result<typeof address | null>;
  search?: Result<School[]>;
  check?: Result<PhoneCheck>;
}

/** A hub whose APIs return these responses, and a record of their calls. */
function hubWith({
  suggest = { ok: true, value: [suggestion] },
  get = { ok: true, value: address },
  search = { ok: true, value: [school] },
  check = { ok: true, value: valid },
}: Apis = {}) {
  const asked: unknown[] = [];
  const answer =
    <T>(result: T) =>
    (_context: unknown, question: unknown) => {
      asked.push(question);
      return Promise.resolve(result);
    };
  const clients = {
    address: { suggest: answer(suggest), get: answer(get) },
    schools: { search: answer(search) },
    phone: { check: answer(check) },
  };
  const call = testScope({
    context: { requestId: 'request', clients },
    applicant: { session: { accessToken: 'token' } },
  });
  return { asked, call };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const run = (fields: Record<string, string>, apis?: Apis) => {
  const { call, asked } = hubWith(apis);
  return runLookup(call, readLookup(formOf(fields))).then((outcome) => ({ outcome, asked }));
};

it.each(['save', 'show', ''])('a form that was sent to %s is left unchanged', async (intent) => {
  expect(await run({ intent, addressSearch: 'GL52' })).toEqual({ outcome: null, asked: [] });
});

it('the search text of the address lookup is preserved, whichever lookup runs', async () => {
  const { outcome } = await run({ intent: 'check-phone', mobile: '', addressSearch: 'GL52' });
  expect(outcome?.view.addressSearch).toBe('GL52');
});

describe('an address', () => {
  it('[HLP-11][HLP-14] an address is searched by its postcode in capitals, and offered', async () => {
    const { outcome, asked } = await run({ intent: 'find-address', addressSearch: ' gl52 3lz ' });
    expect(asked).toEqual(['GL52 3LZ']);
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
  ])('an address is searched by %j as %j', async (addressSearch, text) => {
    expect((await run({ intent: 'find-address', addressSearch })).asked).toEqual([text]);
  });

  it('[HLP-12] a chosen address is filled in', async () => {
    const { outcome, asked } = await run({ intent: 'use-address', addressId: 'a1' });
    expect(asked).toEqual(['a1']);
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
  it('a school is searched by the typed name, and can be chosen without another request', async () => {
    const { outcome } = await run({ intent: 'find-school', schoolName: 'hill' });
    expect(outcome?.view).toMatchObject({
      state: 'found',
      choices: [{ label: 'Hill School, Hill Road, Leeds' }],
    });
    const view = outcome?.view;
    const schoolChoice = view?.lookup === 'school' ? (view.choices[0]?.value ?? '') : '';
    const second = await run({ intent: 'use-school', schoolName: 'hill', schoolChoice });
    expect(second.asked).toEqual([]);
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
    const { asked, outcome } = await check(' 0612345678 ', 'FR');
    expect(asked).toEqual([{ region: 'FR', number: '0612345678' }]);
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
  ])('a number is checked in its stored format: %j as %j', async (mobile, number) => {
    expect((await check(mobile, 'GB')).asked).toEqual([{ region: 'GB', number }]);
  });

  it('[HLP-5] a number may contain the characters that its field accepts', async () => {
    expect((await check('[+33] (6).1-2', 'FR')).asked).toHaveLength(1);
  });

  it('a number belongs to the home region when the form has no valid region', async () => {
    expect((await check('07700900123', 'nowhere')).asked).toEqual([
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

describe('an unchecked number', () => {
  const settled = async (mobile: string, mobileRegion: string, apis?: Apis) => {
    const { call, asked } = hubWith(apis);
    return { number: await settleNumber(call, { mobile, mobileRegion }), asked };
  };

  it('an unchecked foreign number is stored with its country code', async () => {
    const { number, asked } = await settled('0612345678', 'FR');
    expect(number).toEqual({ mobile: '+33 6 12 34 56 78' });
    expect(asked).toEqual([{ region: 'FR', number: '0612345678' }]);
  });

  it.each<[string, string]>([
    ['07700900123', 'GB'],
    ['+33 6 12 34 56 78', 'FR'],
    ['', 'FR'],
    ['07700900123', ''],
  ])(
    'an unchecked number without need for a country code is not looked up (%s, %s)',
    async (mobile, region) => {
      expect(await settled(mobile, region)).toEqual({ number: {}, asked: [] });
    },
  );

  it('[HLP-7] an unchecked number stays as typed when it is invalid or the check fails', async () => {
    const invalid: Apis = { check: { ok: true, value: { ...valid, isValid: false } } };
    expect((await settled('12', 'FR', invalid)).number).toEqual({});
    expect((await settled('0612345678', 'FR', { check: failed })).number).toEqual({});
  });
});

describe('a result that was chosen without pressing its button', () => {
  const chosen = (fields: Record<string, string>, apis?: Apis) =>
    takeChosen(hubWith(apis).call, readLookup(formOf(fields)));

  it('a result that was chosen without its button is filled in and shown before it is saved', async () => {
    expect(await chosen({ addressId: 'a1' })).toMatchObject({
      filled: { addressLine1: '12 Rosehill', postcode: 'GL52 3LZ' },
      view: { lookup: 'address', state: 'filled', choices: [] },
    });
    const schoolChoice = JSON.stringify({ id: 'S1', label: 'Hill School', ukprn: '10000001' });
    expect(await chosen({ addressId: '', schoolName: 'hill', schoolChoice })).toMatchObject({
      filled: { schoolName: 'Hill School', schoolId: 'S1' },
      view: { lookup: 'school', state: 'filled', choices: [] },
    });
  });

  it('a chosen result that fails to load does not prevent saving', async () => {
    const outcome = await chosen({ addressId: 'a1' }, { get: failed });
    expect(outcome).toMatchObject({ filled: {}, view: { state: 'failed', choices: [] } });
  });

  it('nothing is filled in when no result was chosen', async () => {
    expect(await chosen({ addressId: '', schoolChoice: '', intent: 'save' })).toBeNull();
  });
});

describe('a school with a typed name', () => {
  const typed = async (fields: Record<string, string>, apis?: Apis, stored?: string) => {
    const { call, asked } = hubWith(apis);
    return { outcome: await takeChosen(call, readLookup(formOf(fields)), stored), asked };
  };
  const among = (...schools: School[]): Apis => ({ search: { ok: true, value: schools } });
  const mary = { ...school, code: 'S2', name: 'St Mary’s School' };

  it.each([
    ['its exact name', 'Hill School'],
    ['other capitals and spaces', ' hill  SCHOOL'],
  ])(
    'a typed school with %s is filled in with its code and shown before it is saved',
    async (_what, name) => {
      const { outcome } = await typed({ schoolName: name });
      expect(outcome).toMatchObject({
        filled: { schoolName: 'Hill School', schoolId: 'S1', schoolUkprn: '10000001' },
        view: { lookup: 'school', state: 'filled' },
      });
    },
  );

  it('a typed school matches a name with another apostrophe, but not one with only the same words', async () => {
    const { outcome } = await typed({ schoolName: "St Mary's School" }, among(school, mary));
    expect(outcome?.filled).toMatchObject({ schoolName: 'St Mary’s School', schoolId: 'S2' });
  });

  it('a typed school is filled in when its name replaced that of another school', async () => {
    const fields = { schoolName: 'Hill School', schoolChosen: 'Other School', schoolId: 'S9' };
    expect((await typed(fields)).outcome?.filled).toMatchObject({ schoolId: 'S1' });
  });

  it.each<[string, string, Apis]>([
    ['no school has the name', 'Hill', {}],
    ['several schools have it', 'Hill School', among(school, { ...school, code: 'S3' })],
    ['nobody knows', 'Hill School', { search: failed }],
  ])('a typed school stays a name when %s', async (_when, schoolName, apis) => {
    expect((await typed({ schoolName }, apis)).outcome).toBeNull();
  });

  it.each([
    ['it was chosen', { schoolName: 'Hill School', schoolId: 'S1' }, undefined],
    ['its name is saved already', { schoolName: 'Hill School' }, 'Hill School'],
  ])('a typed school is not looked up when %s', async (_when, fields, stored) => {
    expect(await typed(fields as Record<string, string>, {}, stored)).toEqual({
      outcome: null,
      asked: [],
    });
  });
});

describe('a school named after a saint', () => {
  it('a school with Saint in its name is searched in both spellings, and listed once', async () => {
    const { outcome, asked } = await run({ intent: 'find-school', schoolName: 'Saint Marys' });
    expect(asked).toEqual([{ search: 'St Marys' }, { search: 'Saint Marys' }]);
    expect(outcome?.view).toMatchObject({ state: 'found', choices: [{}] });
    expect(outcome?.view).toHaveProperty('choices.length', 1);
  });
});

describe('a chosen school without scripts', () => {
  it.each([
    [
      '[PRF-23] a chosen school stays while its name is unchanged',
      'Hill School',
      'Hill School',
      false,
    ],
    [
      '[PRF-23] a chosen school is removed when another name was typed',
      'Hill Schools',
      'Hill School',
      true,
    ],
    ['a chosen school is removed when none was found and a name was typed', 'Hill', '', true],
  ])('%s', (_what, schoolName, schoolChosen, isReplaced) => {
    const form = formOf({ schoolName, schoolChosen, schoolId: 'S1' });
    expect(isSchoolReplaced(form)).toBe(isReplaced);
    expect(readLookup(form).schoolId).toBe(isReplaced ? '' : 'S1');
  });

  it('a chosen school stays in a form that does not contain the name it was found under', () => {
    expect(isSchoolReplaced(formOf({ schoolName: 'Hill', schoolId: 'S1' }))).toBe(false);
  });
});
