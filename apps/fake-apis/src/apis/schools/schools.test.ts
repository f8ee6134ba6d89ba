import { describe, expect, it } from 'vitest';
import { schools as personasSchools } from '#src/personas/homes.ts';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { createRegister } from './register.ts';
import type { School } from './school.ts';

const services = runServices();

async function request(query: Record<string, string>) {
  const applicant = await services.applicant('start');
  return outcome(
    await applicant.call(`/schools/api/v1/schools?${new URLSearchParams(query).toString()}`),
  );
}

async function find(search: string, more: Record<string, string> = {}): Promise<School[]> {
  const { status, body } = await request({ data: 'full', search, ...more });
  expect(status).toBe(200);
  return body as School[];
}

describe('schools', () => {
  it('[HLP-17] with data=full, a school has a code, a name, a Ukprn and four address lines', async () => {
    const [first] = await find('Aire Valley Sixth Form College');
    expect(first).toEqual({
      code: '990127',
      name: 'Aire Valley Sixth Form College',
      Ukprn: '19900127',
      address_1: expect.stringMatching(/\w/) as string,
      address_2: 'Leeds',
      address_3: 'West Yorkshire',
      address_4: expect.stringMatching(/^LS\d+ \d[A-Z]{2}$/) as string,
    });
  });

  it('without data=full, a school has only a code and a name', async () => {
    expect(await request({ search: 'Aire Valley Sixth Form College' })).toEqual({
      status: 200,
      body: [{ code: '990127', name: 'Aire Valley Sixth Form College' }],
    });
  });

  it('matches at the start of the name are first, then matches elsewhere in the name, then in the town', async () => {
    const ranks = (await find('york', { limit: '100' })).map(({ name, address_2 }) => {
      if (name.startsWith('York')) return 0;
      if (/\bYork/.test(name)) return 1;
      return address_2.startsWith('York') ? 2 : 3;
    });
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(ranks).size).toBeGreaterThan(1);
  });

  it.each([
    ['a part of the name and the town', 'ysgol swansea', /^Ysgol /],
    ['a name without its apostrophe', 'st patricks', /^St Patrick’s /],
    ['words in any order', 'college leeds valley', /^Aire Valley Sixth Form College$/],
  ])('a school is found by %s', async (_what, search, expected) => {
    const found = await find(search);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.name).toMatch(expected);
  });

  it('a search by code or postcode lists an exact match first', async () => {
    const [listed] = await find('Llandudno');
    const { code = '', address_4 = '' } = listed ?? {};
    expect((await find(code))[0]).toEqual(listed);
    for (const search of [address_4, address_4.replace(' ', '').toLowerCase()]) {
      expect((await find(search)).map((school) => school.address_4)[0]).toBe(address_4);
    }
  });

  it('a search without matches returns an empty list', async () => {
    expect(await find('Zzyzxovia')).toEqual([]);
  });

  it.each([
    [{}, 50],
    [{ limit: '1' }, 1],
    [{ limit: '100' }, 100],
  ])('[HLP-18] with the limit in %j, a search returns %i schools', async (more, count) => {
    expect(await find('school', more)).toHaveLength(count);
  });

  it.each(['0', '101', '-1', '1.5', 'ten', '', '1e1'])(
    'a request with limit=%s is refused',
    async (limit) => {
      expect(await request({ limit })).toMatchObject({
        status: 400,
        body: { code: 'invalidParameter' },
      });
    },
  );

  it('[HLP-18] the search applies the filters', async () => {
    const filters = 'country:Northern Ireland,type:college';
    const found = await find('', { filters });
    expect(found.length).toBeGreaterThan(5);
    for (const { name, address_4 } of found) {
      expect(name).toMatch(/College$/);
      expect(address_4).toMatch(/^BT/);
    }
  });

  it.each([
    ...['', 'country', 'country:France', 'type:school:x', 'mood:good'],
    ...['type:school,type:college', 'type:school,'],
  ])('a request with filters=%s is refused', async (filters) => {
    expect((await request({ filters })).status).toBe(400);
  });

  it('a request with an unknown value of data is refused', async () => {
    expect((await request({ data: 'half' })).status).toBe(400);
  });
});

describe('the register', () => {
  const register = createRegister();
  const all = register.map(({ school }) => school);

  it('the register has over 1,500 schools and colleges with unique numbers, in all four countries', () => {
    expect(all.length).toBeGreaterThan(1_500);
    const counts = Map.groupBy(register, ({ country }) => country);
    expect(counts.size).toBe(4);
    for (const [country, there] of counts) expect(there.length, country).toBeGreaterThan(60);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(new Set(all.map(({ Ukprn }) => Ukprn)).size).toBe(all.length);
    for (const { code, Ukprn } of all) expect(`${code} ${Ukprn}`).toMatch(/^\d{6} \d{8}$/);
  });

  it('every school has all address lines', () => {
    const blank = all.filter((school) => Object.values(school).some((value) => value === ''));
    expect(blank).toEqual([]);
  });

  it('the register is deterministic', () => {
    expect(createRegister()).toEqual(register);
  });

  it.each(Object.values(personasSchools))('the register has $name', ({ name, id, ukprn }) => {
    expect(all).toContainEqual(expect.objectContaining({ name, code: id, Ukprn: ukprn }));
  });
});
