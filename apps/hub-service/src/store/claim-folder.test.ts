import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimFolder } from './claim-folder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'claim-'));
  folder = join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true }));

it('a folder that a running process has claimed is refused', async () => {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  writeFileSync(`${folder}.pid`, String(other.pid));
  expect(() => claimFolder(folder)).toThrow(`process ${other.pid} uses ${folder}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  claimFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it.each(['', 'x', '-1'])('a file without a process id ("%s") does not claim a folder', (text) => {
  writeFileSync(`${folder}.pid`, text);
  expect(() => claimFolder(folder)).not.toThrow();
});
