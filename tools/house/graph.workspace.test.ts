import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { arrowsOf, cyclesOf, fileGraph, floorsOf, roomGraph } from './graph.ts';
import { APP, wideRoomOf } from './walls.mjs';

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

it('type imports, dynamic imports and re-exports count as imports, and test files are left out', () => {
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

it('a room is on a higher floor than the rooms that it uses', () => {
  write({
    'platform/server/log/log.ts': '',
    'platform/server/context.ts': "import '#app/platform/server/log/log.ts';",
    'features/a/one.ts': "import '#app/platform/server/context.ts'; import './two.ts';",
    'features/a/two.ts': '',
    'routes/page.ts': "import '#app/features/a/one.ts'; import '#app/platform/server/context.ts';",
  });
  const rooms = roomGraph(fileGraph(root));
  expect(cyclesOf(rooms)).toEqual([]);
  expect(Object.fromEntries(floorsOf(rooms))).toEqual({
    'platform/server/log': 0,
    'platform/server': 1,
    'features/a': 2,
    routes: 3,
  });
});

it('the plan shows platform and the widgets as one room each, and each start file as its own room', () => {
  write({
    'root.tsx': "import './routes/islands.ts'; import './platform/layout/frame/Frame.tsx';",
    'routes/islands.ts': "import '#app/features/widgets/faq/view.ts';",
    'features/widgets/faq/view.ts': "import '#app/platform/paths/links.ts';",
    'features/widgets/notes/view.ts': "import '#app/platform/server/log.ts';",
    'platform/layout/frame/Frame.tsx': "import '#app/platform/paths/links.ts';",
    'platform/paths/links.ts': '',
    'platform/server/log.ts': '',
  });
  const files = fileGraph(root);
  expect(arrowsOf(roomGraph(files))).toHaveLength(6);
  expect(
    arrowsOf(roomGraph(files, wideRoomOf))
      .map((arrow) => arrow.join(' '))
      .toSorted(),
  ).toEqual([
    'features/widgets platform',
    'root.tsx platform',
    'root.tsx routes',
    'routes features/widgets',
  ]);
});

it('the rooms of the hub have no import cycles, and at most 120 imports between them', () => {
  const files = fileGraph(join(import.meta.dirname, '../..', APP));
  expect(files.size).toBeGreaterThan(500);
  expect(cyclesOf(roomGraph(files))).toEqual([]);
  expect(arrowsOf(roomGraph(files, wideRoomOf)).length).toBeLessThanOrEqual(120);
});
