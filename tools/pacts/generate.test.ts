import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staleFiles } from './generate.ts';

const generated = new Map([
  ['a.json', '{}\n'],
  ['b.json', '{}\n'],
  ['README.md', 'text\n'],
]);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pacts-'));
  for (const [name, text] of generated) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('an up-to-date folder has no stale files', () => {
  expect(staleFiles(generated, folder)).toEqual([]);
});

it('changed, missing and superfluous files are stale', () => {
  writeFileSync(join(folder, 'a.json'), '{ }\n');
  rmSync(join(folder, 'README.md'));
  writeFileSync(join(folder, 'old.json'), '{}\n');
  expect(staleFiles(generated, folder)).toEqual(['a.json', 'README.md', 'old.json']);
});
