import { expect, it } from 'vitest';
import { satisfies } from './installed.mjs';

const wanted = {
  '': { version: '0.0.0' },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
};
const zod = { version: '4.6.7', integrity: 'sha512-a' };

it.each([
  ['passes with all packages that are not optional', { 'node_modules/zod': zod }, true],
  [
    'passes with an additional package',
    { 'node_modules/zod': zod, 'node_modules/extra': {} },
    true,
  ],
  ['fails with no packages', {}, false],
  [
    'fails with another version of a package',
    { 'node_modules/zod': { ...zod, version: '4.6.6' } },
    false,
  ],
  [
    'fails with a package of other content',
    { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } },
    false,
  ],
  [
    'fails with another version of an optional package',
    { 'node_modules/zod': zod, 'node_modules/fsevents': { version: '2.3.2' } },
    false,
  ],
])('the check of the installed packages %s', (_, found, expected) => {
  expect(satisfies(wanted, found)).toBe(expected);
});
