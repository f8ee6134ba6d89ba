import { expect, it } from 'vitest';
import { traceStateOf } from './trace-state.server.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=v`);

it.each([
  ['one member', 'congo=t61rcWkgMzE', 'congo=t61rcWkgMzE'],
  [
    'several members of any vendors',
    'rojo=00f0,tenant@system=a b;c',
    'rojo=00f0,tenant@system=a b;c',
  ],
  ['spaces around and between members', ' a=1 ,\t, b=2,', 'a=1,b=2'],
  ['all of 32 members', many(32).join(','), many(32).join(',')],
  ['keys that start with a digit', '0a=1', '0a=1'],
])('traceStateOf passes on %s', (_what, header, passed) => {
  expect(traceStateOf(header)).toBe(passed);
});

it.each([
  undefined,
  '',
  ' , ',
  'a',
  '=1',
  'a=',
  'a=1,b',
  'A=1',
  'a=1=2',
  'a=1,a=2',
  'a=\u00e9',
  'a=1\nX-Evil: 1',
  'é=1',
  `a=${'v'.repeat(257)}`,
  `${'k'.repeat(257)}=v`,
  many(33).join(','),
])('traceStateOf returns null for %j', (header) => {
  expect(traceStateOf(header)).toBeNull();
});

it('a header that is too long loses its longest members first, and then its last members', () => {
  const long = (key: string) => `${key}=${'v'.repeat(200)}`;
  expect(traceStateOf(['a=1', long('b'), 'c=2', long('d'), long('e')].join(','))).toBe(
    ['a=1', long('b'), 'c=2', long('d')].join(','),
  );
  const short = Array.from({ length: 30 }, (_, at) => `k${at}=${'v'.repeat(20)}`);
  const passed = traceStateOf(short.join(',')) ?? '';
  expect(passed.length).toBeLessThanOrEqual(512);
  expect(passed.split(',')).toEqual(short.slice(0, passed.split(',').length));
  expect(passed.split(',').length).toBeGreaterThan(18);
});
