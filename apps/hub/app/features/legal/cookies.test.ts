import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cookies } from './cookies.ts';

const [section = ''] =
  readFileSync(new URL('../../../../../docs/privacy.md', import.meta.url), 'utf8')
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## Cookies')) ?? [];

const documented = [...section.matchAll(/^\| `([\w-]+)` +\|[^|]*\| ([^|]*?) +\|/gm)]
  .map(([, name, time = '']) => ({ name, time: /^\d/.test(time) ? `Stays for ${time}` : null }))
  // Never set in production.
  .filter(({ name }) => name !== 'hub-debug');

it('the page about cookies lists the cookies and times of docs/privacy.md', () => {
  expect(documented.length).toBeGreaterThan(8);
  expect(cookies.map(({ name, time }) => ({ name, time: time?.() ?? null }))).toEqual(documented);
});
