import type { School } from '@applicant-hub/api-clients';
import { describe, expect, it } from 'vitest';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { phoneRegions } from './regions.server.ts';
import { knownNumber } from './saved-number.server.ts';
import { readLookup, settleNumber, takeChosen } from './run-lookup.server.ts';
import { type Apis, failed, formOf, hubWith, run, school, valid } from './testing/lookup-apis.ts';

describe('an unchecked number', () => {
  const settled = async (mobile: string, mobileRegion: string, apis?: Apis) => {
    const { call, requests: asked } = hubWith(apis);
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
  ])('a number that needs no country code is not looked up: %s, %s', async (mobile, region) => {
    expect(await settled(mobile, region)).toEqual({ number: {}, asked: [] });
  });

  it('[HLP-7] an unchecked number stays as typed when it is invalid or the check fails', async () => {
    const invalid: Apis = { check: { ok: true, value: { ...valid, isValid: false } } };
    expect((await settled('12', 'FR', invalid)).number).toEqual({});
    expect((await settled('0612345678', 'FR', { check: failed })).number).toEqual({});
  });
});

describe('a result that was chosen without pressing its button', () => {
  const chosen = (fields: Record<string, string>, apis?: Apis) =>
    takeChosen(hubWith(apis).call, readLookup(formOf(fields)));

  it('a chosen result is filled in and shown before a save, even if its button was not pressed', async () => {
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
    const { call, requests: asked } = hubWith(apis);
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

  it('a typed school matches a name that differs only in its apostrophe', async () => {
    const { outcome } = await typed({ schoolName: "St Mary's School" }, among(school, mary));
    expect(outcome?.filled).toMatchObject({ schoolName: 'St Mary’s School', schoolId: 'S2' });
  });

  it('a typed school is filled in when its name replaced the name of another school', async () => {
    const fields = { schoolName: 'Hill School', schoolChosen: 'Other School', schoolId: 'S9' };
    expect((await typed(fields)).outcome?.filled).toMatchObject({ schoolId: 'S1' });
  });

  it.each<[string, string, Apis]>([
    ['no school has the name', 'Hill', {}],
    ['several schools have the name', 'Hill School', among(school, { ...school, code: 'S3' })],
    ['the search fails', 'Hill School', { search: failed }],
  ])('a typed school is saved only as a name when %s', async (_when, schoolName, apis) => {
    expect((await typed({ schoolName }, apis)).outcome).toBeNull();
  });

  it.each([
    [
      'the applicant chose it from the list',
      { schoolName: 'Hill School', schoolId: 'S1' },
      undefined,
    ],
    ['its name is saved already', { schoolName: 'Hill School' }, 'Hill School'],
  ])('a typed school is not looked up when %s', async (_when, fields, stored) => {
    expect(await typed(fields as Record<string, string>, {}, stored)).toEqual({
      outcome: null,
      asked: [],
    });
  });
});

describe('a hub without lookups', () => {
  const { call } = hubWith();
  const clients = fakeClients({ schools: null, phone: null });
  const without = { ...call, context: { ...call.context, clients } };

  it('a typed school is saved as a name, without a lookup', async () => {
    const typed = readLookup(formOf({ schoolName: 'Hill School' }));
    expect(await takeChosen(without, typed)).toBeNull();
  });

  it('the phone number is not checked, and has no regions', async () => {
    expect(await knownNumber(without, '07700900123')).toBeNull();
    expect(await phoneRegions(without)).toEqual([]);
  });
});

describe('a school named after a saint', () => {
  it('a school with Saint in its name is searched with both spellings, and listed once', async () => {
    const { outcome, requests: asked } = await run({
      intent: 'find-school',
      schoolName: 'Saint Marys',
    });
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
    expect(readLookup(form)).toMatchObject({
      isSchoolReplaced: isReplaced,
      schoolId: isReplaced ? '' : 'S1',
    });
  });

  it('a chosen school is preserved if the form lacks the name under which the school was found', () => {
    const form = formOf({ schoolName: 'Hill', schoolId: 'S1' });
    expect(readLookup(form).isSchoolReplaced).toBe(false);
  });
});
