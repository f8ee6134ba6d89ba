import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cyclesOf, fileGraph, floorsOf, roomGraph } from './graph.ts';
import { APP } from './walls.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'house-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

it('types, dynamic imports and exports count as imports; tests do not', () => {
  write({
    'features/a/one.ts': "import type { T } from '#app/features/b/two.ts';",
    'features/b/two.ts': "export const t = () => import('../c/three.ts');",
    'features/c/three.ts': "export * from '#app/features/a/one.ts';",
    'features/c/three.test.ts': "import '#app/features/b/two.ts';",
  });
  const files = fileGraph(root);
  expect([...files.keys()]).not.toContain('features/c/three.test.ts');
  expect(cyclesOf(files)).toEqual([
    ['features/a/one.ts', 'features/b/two.ts', 'features/c/three.ts'],
  ]);
  expect(cyclesOf(roomGraph(files))).toHaveLength(1);
});

it('rooms stand above those that they use', () => {
  write({
    'platform/server/log.ts': '',
    'features/a/one.ts': "import '#app/platform/server/log.ts'; import './two.ts';",
    'features/a/two.ts': '',
    'routes/page.ts': "import '#app/features/a/one.ts'; import '#app/platform/server/log.ts';",
  });
  const rooms = roomGraph(fileGraph(root));
  expect(cyclesOf(rooms)).toEqual([]);
  expect(Object.fromEntries(floorsOf(rooms))).toEqual({
    'platform/server': 0,
    'features/a': 1,
    routes: 2,
  });
});

it('neither the rooms of the hub nor its files import each other in a circle', () => {
  const files = fileGraph(join(import.meta.dirname, '../..', APP));
  expect(files.size).toBeGreaterThan(500);
  expect(cyclesOf(roomGraph(files))).toEqual([]);
  expect(cyclesOf(files)).toEqual([]);
});
