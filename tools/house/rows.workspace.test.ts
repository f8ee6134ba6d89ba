import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileGraph } from './graph.ts';
import { faultsOf, readRooms } from './rows.ts';
import { APP } from './walls.mjs';

const graph = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)]));

const table = {
  platform: [],
  features: {
    explore: { uses: ['catalogue'], index: [] },
    catalogue: { uses: [], index: ['Card.tsx'] },
  },
};

it('a table that matches the imports has no faults', () => {
  const files = graph({ 'features/explore/page.ts': ['features/catalogue/Card.tsx'] });
  expect(faultsOf(files, table)).toEqual([]);
});

it('a row that no feature needs is a fault, even if a route needs it', () => {
  const files = graph({
    'features/catalogue/Card.tsx': ['features/catalogue/inner.ts'],
    'routes/explore.ts': ['features/catalogue/Card.tsx', 'features/explore/page.ts'],
  });
  expect(faultsOf(files, table)).toEqual([
    'explore lists catalogue, but imports nothing from it',
    'Card.tsx is in the index of catalogue, but no feature imports it',
  ]);
});

it('an import without a row is a fault', () => {
  const files = graph({
    'features/explore/page.ts': ['features/catalogue/Card.tsx', 'features/catalogue/inner.ts'],
    'features/catalogue/Card.tsx': ['features/explore/page.ts'],
  });
  expect(faultsOf(files, table)).toEqual([
    'features/explore/page.ts inner.ts is not in the index of catalogue (apps/hub/rooms.mjs)',
    'features/catalogue/Card.tsx catalogue does not list explore in apps/hub/rooms.mjs',
  ]);
});

it('an import of a platform room that is later in the table is a fault', () => {
  const files = graph({
    'platform/cache/cache.ts': ['platform/config/config.ts'],
    'platform/config/config.ts': ['platform/cache/cache.ts'],
  });
  const platform = ['config', 'cache'];
  expect(faultsOf(files, { platform, features: {} })).toEqual([
    'platform/config/config.ts platform/config must not import platform/cache, which is not before it in apps/hub/rooms.mjs',
  ]);
});

it('the table of platform has exactly the rooms that have files', () => {
  const files = graph({ 'platform/config/config.ts': [] });
  expect(faultsOf(files, { platform: ['cache'], features: {} })).toEqual([
    'platform/config is not in apps/hub/rooms.mjs',
    'platform/cache is in apps/hub/rooms.mjs, but is empty',
  ]);
});

it('the table of the hub matches its rooms and their imports exactly', async () => {
  const files = fileGraph(join(import.meta.dirname, '../..', APP));
  expect(faultsOf(files, await readRooms())).toEqual([]);
});
