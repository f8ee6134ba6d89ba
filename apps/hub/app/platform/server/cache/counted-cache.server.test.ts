import { expect, it } from 'vitest';
import { z } from 'zod';
import { withReadsCounted } from './counted-cache.server.ts';
import { createLocalCache } from './local-cache.server.ts';

it('a counted cache reports a hit or a miss for each read', async () => {
  const reads: boolean[] = [];
  const cache = withReadsCounted(createLocalCache(), (isHit) => void reads.push(isHit));
  await cache.set('towns', ['York'], 1_000);
  expect(await cache.get('towns', z.array(z.string()))).toEqual(['York']);
  expect(await cache.get('towns', z.number())).toBeUndefined();
  expect(await cache.get('unis', z.array(z.string()))).toBeUndefined();
  expect(reads).toEqual([true, false, false]);
});
