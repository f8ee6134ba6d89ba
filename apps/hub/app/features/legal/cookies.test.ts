import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cookies } from './cookies.ts';

const [section = ''] = readFileSync(
  new URL('../../../../../docs/privacy.md', import.meta.url),
  'utf8',
)
  .split(/^(?=## )/m)
  .filter((part) => part.startsWith('## Cookies'));

const others: Readonly<Record<string, string>> = {
  'until the browser is closed': 'Stays until you close the browser',
  'as long as the session': "Stays while you're signed in",
};

const documented = [...section.matchAll(/^\| `([\w-]+)` +\|[^|]*\| ([^|]*?) +\|/gm)]
  .map(([, name, time = '']) => ({ name, time: others[time] ?? `Stays for ${time}` }))
  // Never set in production.
  .filter(({ name }) => name !== 'hub-debug');

it('the page about cookies lists the cookies and storage times in docs/privacy.md', () => {
  expect(documented.length).toBeGreaterThan(8);
  expect(cookies.map(({ name, time }) => ({ name, time: time() }))).toEqual(documented);
});
