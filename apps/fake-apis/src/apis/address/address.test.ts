import { describe, expect, it } from 'vitest';
import { homes } from '#src/personas/homes.ts';
import { streets } from '#src/places/streets.ts';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { postcodeAreas } from '../geocode/postcode-areas.ts';
import { addressesOf, type Address } from './addresses.ts';

const services = runServices();

const request = (path: string, key: string | null = 'a key for tests') =>
  fetch(
    `${services.url()}/address${path}${key === null ? '' : `?key=${encodeURIComponent(key)}`}`,
  ).then(outcome);

interface Suggestion {
  id: string;
  address: string;
  url: string;
}

async function suggest(text: string): Promise<Suggestion[]> {
  const { status, body } = await request(`/autocomplete/${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return (body as { suggestions: Suggestion[] }).suggestions;
}

describe('the key', () => {
  it.each([
    ['no key', null],
    ['an empty key', ''],
    ['another key', 'development-key'],
  ])('a request with %s is refused', async (_what, key) => {
    for (const path of ['/autocomplete/LE1', '/get/le13hp-0']) {
      expect(await request(path, key)).toEqual({
        status: 401,
        body: { message: 'the key is missing or not accepted', code: 'unauthorised' },
      });
    }
  });
});

describe('autocomplete', () => {
  it('[HLP-9][HLP-11] each suggestion has the id, address and url of an address', async () => {
    const [first] = await suggest('LE1 3HP');
    expect(first).toEqual({
      id: 'le13hp-0',
      address: '3 Marlpit Close, Leicester, Leicestershire, LE1 3HP',
      url: '/get/le13hp-0',
    });
  });

  it.each(['le1 3hp', 'LE13HP', '  LE1  3hp ', 'Leicester, LE1 3HP'])(
    'the search finds a postcode that is written as %j',
    async (text) => {
      expect(await suggest(text)).toEqual(await suggest('LE1 3HP'));
    },
  );

  it.each([
    ['LE1', /, Leicester, Leicestershire, LE1 \d/],
    ['LE1 7', /, Leicester, Leicestershire, LE1 7/],
    ['LE1 7R', /, Leicester, Leicestershire, LE1 7R/],
    ['LE10', /, Hinckley, Leicestershire, LE10 /],
    ['LE1 0', /, Leicester, Leicestershire, LE1 0/],
    ['EC1V 2', /, London, Greater London, EC1V 2/],
    ['bt9', /, Belfast, County Antrim, BT9 /],
    ['Aberystwyth', /, Aberystwyth, Ceredigion, SY23 /],
    ['high street st andrews', /High Street, St Andrews, Fife, KY16 /],
    ['King’s Lynn', /, King's Lynn, Norfolk, PE3[012] /],
    ['peckham', /, Peckham, London, Greater London, SE15 /],
  ])('a search for %j finds addresses', async (text, expected) => {
    const found = await suggest(text);
    expect(found.length).toBeGreaterThan(5);
    for (const { address } of found) expect(address).toMatch(expected);
  });

  it('a search by number and street finds the house', async () => {
    const [known] = await suggest('LE1 3HP Riverside');
    const [number] = (known?.address ?? '').split(' ');
    expect(await suggest(`${number} Riverside LE1 3HP`)).toEqual([known]);
  });

  it('a search for a town lists it before places in the county of the same name', async () => {
    for (const { address } of await suggest('Leicester')) {
      expect(address).toContain(', Leicester, Leicestershire, ');
    }
  });

  it('a search returns at most 15 addresses', async () => {
    for (const text of ['L', 'High Street', 'Road', 'M1']) {
      expect(await suggest(text)).toHaveLength(15);
    }
  });

  it.each(['ZZ1 1ZZ', 'ZZ9', 'LE1 3CI', 'Atlantis', '12', '!?'])(
    'a search for %j returns no addresses',
    async (text) => {
      expect(await suggest(text)).toEqual([]);
    },
  );
});

describe('get', () => {
  it('[HLP-10][HLP-12] the API returns every line of an address', async () => {
    expect(await request('/get/n178hg-0')).toEqual({
      status: 200,
      body: {
        line_1: '81 Carrow Road',
        line_2: '',
        line_3: '',
        line_4: '',
        locality: 'Tottenham',
        town_or_city: 'London',
        county: 'Greater London',
        postcode: 'N17 8HG',
        country: 'England',
      },
    });
  });

  it.each(['le13hp-99', 'le13hp', 'zz11zz-0', 'LE13HP-0', '-0'])(
    'a request for the id %j returns 404',
    async (id) => {
      expect(await request(`/get/${id}`)).toEqual({
        status: 404,
        body: { message: 'no address has this id', code: 'unknownAddress' },
      });
    },
  );

  it('each suggestion links to the address in its text', async () => {
    for (const text of ['Inverness', 'Londonderry', 'Porthmadog', 'TR21', 'Douglas']) {
      for (const { url, address } of await suggest(text)) {
        const { status, body } = await request(url);
        expect(status).toBe(200);
        const { line_1, postcode } = body as Address;
        expect(address.startsWith(`${line_1}, `)).toBe(true);
        expect(address.endsWith(`, ${postcode}`)).toBe(true);
      }
    }
  });
});

describe('the addresses', () => {
  const all = streets().flatMap(addressesOf);

  it('the addresses cover the United Kingdom, each with a unique id', () => {
    expect(all.length).toBeGreaterThan(50_000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const areas = all.map(({ address }) => address.postcode.replace(/\d.*$/, ''));
    expect([...new Set(areas)].sort()).toEqual(Object.keys(postcodeAreas).sort());
  });

  it("the lines of each address fit into the hub's form", () => {
    const lines = all.flatMap(({ address: { line_1, line_2, line_3 } }) => [
      line_1,
      line_2,
      line_3,
    ]);
    expect(Math.max(...new Set(lines.map(({ length }) => length)))).toBeLessThanOrEqual(32);
  });

  it.each(Object.entries(homes).filter(([, { country }]) => country === 'United Kingdom'))(
    "the addresses include the persona's home in %s",
    async (_where, { addressLine1, addressLine2, postcode }) => {
      const [first] = await suggest(postcode);
      expect(first?.address).toContain(addressLine1);
      expect(first?.address).toContain(addressLine2);
    },
  );
});
