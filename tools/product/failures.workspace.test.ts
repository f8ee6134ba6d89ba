import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('docs/failures.md has the current table of questions (npm run failures:docs)', () => {
  const root = join(import.meta.dirname, '..', '..');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['e2e/chaos/write-questions.ts', '--check'],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
