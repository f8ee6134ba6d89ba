import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('at most ten journeys are in quarantine', () => {
  const uses = globSync('e2e/specs/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bquarantined\(/g)].map(() => file),
  );
  expect(uses.length, uses.join('\n')).toBeLessThanOrEqual(10);
});
