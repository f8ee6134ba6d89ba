import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServedIslands } from './markup.ts';
import { reportFailure } from './report-failure.ts';

const { served } = vi.hoisted(() => ({ served: {} as { page: ServedIslands } }));
vi.mock('./served-page.ts', () => ({ servedPage: () => served.page }));

const page: ServedIslands = { path: '/dashboard', token: 'secret', islands: {} };
const href = 'https://hub.example/dashboard';
const script = 'https://hub.example/assets/tariff-Ab_1.js';

const fetched = vi
  .fn<(to: string, request: { body: string }) => Promise<never>>()
  .mockRejectedValue(new TypeError('offline'));

/** The sent reports, with their target addresses. */
const sent = () =>
  fetched.mock.calls.map(([to, { body }]) => [to, JSON.parse(body) as unknown] as const);

const errorWith = (stack: unknown) => Object.assign(new TypeError('Aisha'), { stack });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { href } });
  served.page = { ...page, reports: '/reports' };
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

it.each([
  ['Chromium', `TypeError: Aisha\n    at pick (${script}:2:33)\n    at x (${script}:9:1)`],
  ['Firefox and Safari', `pick@${script}:2:33\nx@${script}:9:1`],
])('a report of an error in %s contains the script and line, but not the message', (_, stack) => {
  reportFailure('widget', errorWith(stack));
  const body = { id: 'widget', sourceFile: script, lineNumber: 2 };
  expect(sent()).toEqual([['/reports', [{ type: 'island-error', url: href, body }]]]);
});

it.each([
  ['text', 'Aisha'],
  ['an error without a stack', errorWith(undefined)],
])('a thrown value without a script and line is reported: %s', (_, thrown) => {
  reportFailure('widget', thrown);
  expect(sent()).toMatchObject([['/reports', [{ body: { id: 'widget' } }]]]);
  expect(JSON.stringify(sent())).not.toContain('Aisha');
});

it('nothing is sent if the hub receives no reports', () => {
  served.page = page;
  reportFailure('widget', errorWith(script));
  expect(fetched).not.toHaveBeenCalled();
});
