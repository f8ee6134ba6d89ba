import { beforeEach, expect, it } from 'vitest';
import { type ResponseStats, createResponseStats } from './response-stats.ts';

let now = 0;
let responseStats: ResponseStats;
beforeEach(() => {
  now = Date.parse('2027-08-19T07:00:00Z');
  responseStats = createResponseStats(() => now);
});

const recordResponse = (status: number | null, afterMs = 0) => {
  const end = responseStats.begin('tracking');
  now += afterMs;
  end(status);
};

it.each([
  ['an API that responds well', [200, 204, 404], 1],
  ['an API that responds with errors', [200, 500, 503, 502], 0.25],
  ['an API that does not always respond', [200, null], 0.5],
])('the share of good responses is correct for %s', (_what, statuses, share) => {
  for (const status of statuses) recordResponse(status);
  expect(responseStats.share('tracking')).toBe(share);
  expect(responseStats.share('apply')).toBe(1);
});

it('a slow response does not count as good', () => {
  recordResponse(200, 1_001);
  recordResponse(200, 900);
  expect(responseStats.share('tracking')).toBe(0.5);
});

it('a hanging API is detected before it responds', () => {
  responseStats.begin('tracking');
  expect(responseStats.share('tracking')).toBe(1);
  now += 1_001;
  expect(responseStats.share('tracking')).toBe(0);
});

it('requests older than a minute do not count', () => {
  recordResponse(503);
  now += 60_000;
  expect(responseStats.share('tracking')).toBe(0);
  now += 1;
  expect(responseStats.share('tracking')).toBe(1);
});

it('only the last 200 requests count', () => {
  for (let count = 0; count < 200; count += 1) recordResponse(503);
  for (let count = 0; count < 200; count += 1) recordResponse(200);
  expect(responseStats.share('tracking')).toBe(1);
});
