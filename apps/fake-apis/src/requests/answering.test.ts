import { beforeEach, expect, it } from 'vitest';
import { type Answering, createAnswering } from './answering.ts';

let now = 0;
let answering: Answering;
beforeEach(() => {
  now = Date.parse('2027-08-19T07:00:00Z');
  answering = createAnswering(() => now);
});

const answered = (status: number | null, afterMs = 0) => {
  const end = answering.begin('tracking');
  now += afterMs;
  end(status);
};

it.each([
  ['well', [200, 204, 404], 1],
  ['responds with errors', [200, 500, 503, 502], 0.25],
  ['does not respond', [200, null], 0.5],
])('the share of good responses is correct (%s)', (_what, statuses, share) => {
  for (const status of statuses) answered(status);
  expect(answering.share('tracking')).toBe(share);
  expect(answering.share('apply')).toBe(1);
});

it('a slow response does not count as good', () => {
  answered(200, 1_001);
  answered(200, 900);
  expect(answering.share('tracking')).toBe(0.5);
});

it('a hanging API is detected before it responds', () => {
  answering.begin('tracking');
  expect(answering.share('tracking')).toBe(1);
  now += 1_001;
  expect(answering.share('tracking')).toBe(0);
});

it('requests older than a minute do not count', () => {
  answered(503);
  now += 60_000;
  expect(answering.share('tracking')).toBe(0);
  now += 1;
  expect(answering.share('tracking')).toBe(1);
});

it('only the last 200 requests count', () => {
  for (let count = 0; count < 200; count += 1) answered(503);
  for (let count = 0; count < 200; count += 1) answered(200);
  expect(answering.share('tracking')).toBe(1);
});
