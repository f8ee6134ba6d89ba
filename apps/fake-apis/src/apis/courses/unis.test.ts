import { beforeAll, describe, expect, it } from 'vitest';
import { runServices, type TestApplicant } from '#src/testing/running-services.ts';

const services = runServices();
let applicant: TestApplicant;
beforeAll(async () => {
  applicant = await services.applicant('start');
});

interface UniOnWire {
  providerId: string;
  name: string;
  sortName: string;
  country: string;
  latlon: string | null;
  distance: number | null;
  costOfLiving: number | null;
  address: { providerLocation: string };
  extended?: object[];
}

interface UnisOnWire {
  total: number;
  letters?: string[];
  results: UniOnWire[];
}

const request = async (query: string) =>
  (await applicant.read(`/courses/api/v1/courses?${query}`)) as UnisOnWire;

describe('a list of universities', () => {
  it('[FAV-32] the list is a page of 48 universities sorted by name, with the available letters', async () => {
    const page = await request('output=provider');
    expect(page.total).toBeGreaterThanOrEqual(160);
    expect(page.results).toHaveLength(48);
    expect(page.results[0]).toMatchObject({
      name: 'University of Aberdeen',
      sortName: 'Aberdeen',
    });
    expect(page.letters).toEqual(page.letters?.toSorted());
    const next = await request('output=provider&offset=48&limit=2');
    expect(next.results).toHaveLength(2);
    expect(next.results[0]?.sortName.localeCompare(page.results[47]?.sortName ?? '')).toBe(1);
  });

  it('[FAV-16] a university in the list has all known fields', async () => {
    const { results } = await request('output=provider&searchText=east%20anglia&extended=TRUE');
    const pages = `${services.url()}/site/unis/university-of-east-anglia`;
    expect(results).toEqual([
      {
        providerId: '10007789',
        image: `${services.url()}/pictures/unis/10007789.svg`,
        banner: `${services.url()}/pictures/banners/10007789.svg`,
        latlon: '52.6224,1.2419',
        name: 'University of East Anglia',
        sortName: 'East Anglia',
        address: {
          providerAddress1: 'University of East Anglia',
          providerAddress2: 'Admissions and enquiries',
          providerAddress3: '',
          providerLocation: 'Norwich',
          providerPostcode: 'NR4 7TJ',
        },
        country: 'England',
        phone: expect.stringMatching(/^01632 960\d{3}$/) as string,
        email: 'admissions@university-of-east-anglia.example.com',
        url: pages,
        tef: expect.toBeOneOf(['Gold', 'Silver', 'Bronze', null]) as string | null,
        nssScore: expect.toBeOneOf([expect.any(Number), null]) as number | null,
        avgSalary: expect.toBeOneOf([expect.any(Number), null]) as number | null,
        costOfLiving: expect.toBeOneOf([expect.any(Number), null]) as number | null,
        unibuddyId: expect.toBeOneOf([expect.any(String), null]) as string | null,
        distance: null,
        entityId: 'entity-10007789',
        accommodationUrl: `${pages}/accommodation`,
        extended: expect.arrayContaining([
          {
            label: 'Open days',
            description: expect.any(String) as string,
            link: `${pages}/open-days`,
          },
        ]) as object[],
      },
    ]);
  });

  it('[FAV-32] the list can be limited by country and letter, and the response has all letters for the country', async () => {
    const { results, letters } = await request('output=provider&country=Wales&letter=s');
    expect(results.map(({ name }) => name)).toEqual([
      'University of South Wales',
      'Swansea University',
    ]);
    expect(letters).toEqual((await request('output=provider&country=Wales')).letters);
    expect(letters).toContain('C');
    expect(letters).not.toContain('E');
  });

  it('[FAV-32] the extended fields are returned only on request', async () => {
    const { results } = await request('output=provider&limit=1&extended=FALSE');
    expect(results[0]).not.toHaveProperty('extended');
  });

  it('[EXT-38] the cost of living is the same within a town and higher in London than in Wales', async () => {
    const costs = async (query: string) => {
      const { results } = await request(`output=provider&limit=100&${query}`);
      return results.flatMap(({ address, costOfLiving }) =>
        costOfLiving === null ? [] : [{ town: address.providerLocation, costOfLiving }],
      );
    };
    const wales = await costs('country=Wales');
    const england = await costs('country=England');
    const inTown = (town: string) =>
      [...wales, ...england].filter((one) => one.town === town).map((one) => one.costOfLiving);
    expect(new Set(inTown('London')).size).toBe(1);
    expect(inTown('London').length).toBeGreaterThan(1);
    expect(Math.min(...inTown('London'))).toBeGreaterThan(
      Math.max(...wales.map((one) => one.costOfLiving)),
    );
  });

  it('the response has the distance to each university with a known place', async () => {
    const { results } = await request(
      'mode=providers&unis=10007796&unis=10007773&unis=10005451&lat=52.6369&lng=-1.1398',
    );
    expect(results).toMatchObject([
      { latlon: '52.6206,-1.1256', distance: 2.1 },
      { latlon: null, distance: null },
      { latlon: '0,0', distance: null },
    ]);
  });
});

describe('universities by id', () => {
  it('[FAV-33] the response has the universities in the order of the ids, without unknown ids', async () => {
    const { total, results } = await request(
      'mode=providers&unis=10007792&unis=10000000&unis=10007789&extended=TRUE',
    );
    expect(total).toBe(2);
    expect(results.map(({ providerId }) => providerId)).toEqual(['10007792', '10007789']);
    expect(results[0]?.extended).toHaveLength(3);
  });
});

it('[FAV-34] the names of all universities are returned in one response', async () => {
  const { results } = (await applicant.read('/courses/api/v1/unis')) as { results: object[] };
  expect(results.length).toBe((await request('output=provider&limit=1')).total);
  expect(results).toContainEqual({
    providerId: '10007789',
    university: 'University of East Anglia',
  });
});
