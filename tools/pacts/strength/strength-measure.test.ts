import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pactsFolder } from '../folders.ts';
import { type Pact, readPacts } from '../pact.ts';
import { type FakeApis, startFakeApis } from '../verify/fake-apis.ts';
import { measure } from './strength-measure.ts';

const contractWith = (name: string): Pact =>
  readPacts(pactsFolder).find(({ provider }) => provider.name === name)!;

const geocode = contractWith('geocode-api');
const place = 'a request for the place of a postcode';
const regions = 'a request for the regions that have phone numbers';

/** The contract with a changed response in one interaction. */
const responding = (pact: Pact, description: string, response: object): Pact => ({
  ...pact,
  interactions: pact.interactions.map((interaction) =>
    interaction.description === description
      ? { ...interaction, response: { ...interaction.response, ...response } }
      : interaction,
  ),
});

/** A response with a body, and one matcher for each given path in it. */
const body = (content: object, rules: Record<string, object>) => ({
  body: { content, contentType: 'application/json', encoded: false },
  matchingRules: {
    body: Object.fromEntries(
      Object.entries(rules).map(([path, matcher]) => [
        path,
        { combine: 'AND', matchers: [matcher] },
      ]),
    ),
  },
});

describe('the measurement of a contract', { timeout: 60_000 }, () => {
  let fakeApis: FakeApis;
  beforeAll(async () => {
    fakeApis = await startFakeApis();
  }, 60_000);
  afterAll(() => fakeApis.stop());

  const survivors = async (pact: Pact) =>
    (await measure(pact, fakeApis)).survivors.map(({ path, kind }) => `${path} ${kind}`);

  it('the verifier notices every change to a strong contract', async () => {
    expect(await survivors(geocode)).toEqual([]);
  });

  it('a field whose matcher accepts anything leads to unnoticed changes', async () => {
    const content = { latitude: 52.634, longitude: -1.137 };
    const rules = {
      '$.latitude': { match: 'number' },
      '$.longitude': { match: 'regex', regex: '.*' },
    };
    expect(await survivors(responding(geocode, place, body(content, rules)))).toEqual(
      expect.arrayContaining(['$.longitude null', '$.longitude wrong type']),
    );
  });

  it('a list whose matcher accepts anything leads to an unnoticed change', async () => {
    const weak = responding(contractWith('phone-api'), regions, body([], { $: { match: 'type' } }));
    expect(await survivors(weak)).toEqual(['$ filled']);
  });

  it('the content of an object whose matcher accepts anything counts as unread', async () => {
    const weak = responding(geocode, place, body({}, { $: { match: 'type' } }));
    const [strong, weakened] = [await measure(geocode, fakeApis), await measure(weak, fakeApis)];
    expect(weakened.fields).toBe(strong.fields - 2);
    expect(weakened.unread).toBe(strong.unread + 2);
  });

  it('a measurement fails when the provider does not pass the unchanged contract', async () => {
    await expect(measure(responding(geocode, place, { status: 201 }), fakeApis)).rejects.toThrow(
      `geocode-api does not pass "${place}"`,
    );
  });
});
