import { expect, it } from 'vitest';
import { openDatabase } from '#src/store/database.ts';
import { createRecords } from '#src/store/records.ts';
import { LIMIT, relativeCost } from '#src/testing/relative-cost.ts';
import { schoolsEndpoints } from './routes.ts';
import { schoolsOf } from './schools.ts';

it.each<[string, Record<string, string[]>]>([
  ['all schools', {}],
  ['a letter in most names', { search: ['s'], data: ['full'], limit: ['100'] }],
  ['a town', { search: ['Leicester'], data: ['full'] }],
  ['several words', { search: ['st marys school'], data: ['full'] }],
  ['a filter', { search: ['school'], data: ['full'], filters: ['country:England,type:school'] }],
])('the API responds quickly to a request for %s', async (_what, query) => {
  const [endpoint] = schoolsEndpoints(schoolsOf(createRecords(openDatabase(':memory:'))));
  const result = async () => {
    const body = await endpoint?.respond({ params: {}, query, body: '' }, { account: 'start' });
    expect(JSON.stringify(body).length).toBeGreaterThan(10);
  };
  expect(await relativeCost(result)).toBeLessThan(LIMIT);
});
