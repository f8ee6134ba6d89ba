import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

it('the threat model names only existing tests as proof', () => {
  const text = readFileSync(new URL('docs/threat-model.md', root), 'utf8');
  const named = Array.from(
    text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g),
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
