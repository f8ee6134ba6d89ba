import { expect, it } from 'vitest';
import { openDatabase } from '#src/store/database.ts';
import { createRecords } from '#src/store/records.ts';
import { LIMIT, relativeCost } from '#src/testing/relative-cost.ts';
import { programmeOf } from './programme.ts';
import { eventsEndpoints } from './routes.ts';

it('the API responds quickly to a request for open events', async () => {
  const clock = () => new Date('2026-11-21T09:00:00Z');
  const programme = programmeOf(createRecords(openDatabase(':memory:')), clock);
  const [endpoint] = eventsEndpoints(programme, clock);
  const query = { type: ['exhibition,open-day'], schemes: ['undergraduate'], keyword: ['uni'] };
  const result = async () => {
    const body = await endpoint?.respond({ params: {}, query, body: '' }, { account: 'start' });
    expect(JSON.stringify(body).length).toBeGreaterThan(100);
  };
  expect(await relativeCost(result)).toBeLessThan(LIMIT);
});
