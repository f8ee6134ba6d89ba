import { describe, expect, it } from 'vitest';
import { refusal, roomOf, targetOf } from './walls.mjs';

const rooms = {
  platform: ['paths', 'server/config', 'server/cache', 'server', 'request', 'layout/frame'],
  features: {
    catalogue: { uses: [], index: ['CourseCard.tsx'] },
    explore: { uses: ['catalogue'], index: [] },
    'widgets/tariff': { uses: ['catalogue'], index: [] },
  },
};

describe('the room of a file', () => {
  it.each([
    ['platform/server/cache/cache.server.ts', 'platform/server/cache'],
    ['platform/server/context.server.ts', 'platform/server'],
    ['features/explore/results/view.ts', 'features/explore'],
    ['features/widgets/tariff/calculator/words.ts', 'features/widgets/tariff'],
    ['routes/dashboard/route.tsx', 'routes'],
    ['root.tsx', ''],
  ])('the file %s is in the room "%s"', (file, room) => {
    expect(roomOf(file)).toBe(room);
  });
});

describe('the target of an import', () => {
  it.each([
    ['features/explore/a.ts', '#app/platform/paths/b.ts', 'platform/paths/b.ts'],
    ['features/explore/a.ts', './b.svg?url', 'features/explore/b.svg'],
    ['features/explore/results/a.ts', '../b.ts', 'features/explore/b.ts'],
    ['features/explore/a.ts', 'react', null],
    ['root.tsx', '../server/app.ts', null],
  ])('in %s, an import of %s leads to %s', (file, specifier, target) => {
    expect(targetOf(file, specifier)).toBe(target);
  });
});

describe('an import', () => {
  it.each([
    ['platform/request/a.ts', '#app/features/catalogue/CourseCard.tsx', 'platform must not import'],
    ['platform/request/a.ts', '#app/routes/islands.ts', 'must not import code that imports it'],
    ['platform/request/a.ts', '#app/platform/layout/frame/b.ts', 'which is not before it'],
    ['platform/server/config/a.ts', '#app/platform/server/cache/b.ts', 'which is not before it'],
    ['platform/server/cache/a.ts', '#app/platform/server/b.ts', 'which is not before it'],
    ['platform/request/a.ts', '#app/platform/fresh/b.ts', 'platform/fresh is not in'],
    ['platform/fresh/a.ts', '#app/platform/paths/b.ts', 'platform/fresh is not in'],
    ['platform/server/a.ts', './cache/b.ts', 'leaves platform/server'],
    ['features/explore/a.ts', '#app/routes/islands.ts', 'must not import code that imports it'],
    ['features/explore/a.ts', '#app/root.tsx', 'must not import code that imports it'],
    ['features/catalogue/a.ts', '#app/features/explore/b.ts', 'catalogue does not list explore'],
    ['features/explore/a.ts', '#app/features/catalogue/inner.ts', 'not in the index of catalogue'],
    ['features/widgets/tariff/a.ts', '#app/features/explore/b.ts', 'does not list explore'],
    ['features/explore/a.ts', '../catalogue/CourseCard.tsx', 'leaves features/explore'],
    ['features/explore/results/sub/a.ts', '../../b.ts', 'climbs more than one folder'],
  ])('in %s, an import of %s is refused: %s', (file, specifier, reason) => {
    expect(refusal(file, specifier, rooms)).toContain(reason);
  });

  it.each([
    ['features/explore/a.ts', '#app/features/catalogue/CourseCard.tsx'],
    ['features/explore/a.ts', '#app/platform/paths/links.ts'],
    ['features/explore/results/a.ts', '../b.ts'],
    ['platform/layout/frame/a.ts', '#app/platform/request/b.ts'],
    ['platform/server/cache/a.ts', '#app/platform/server/config/b.ts'],
    ['routes/explore/route.tsx', '#app/features/explore/inner.ts'],
    ['root.tsx', './platform/islands/Island.tsx'],
    ['root.tsx', 'react'],
  ])('in %s, an import of %s is allowed', (file, specifier) => {
    expect(refusal(file, specifier, rooms)).toBeNull();
  });
});
