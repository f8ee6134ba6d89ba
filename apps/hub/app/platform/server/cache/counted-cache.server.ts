import type { Cache } from './cache.server.ts';

export const withReadsCounted = (cache: Cache, onRead: (isHit: boolean) => void): Cache => ({
  ...cache,
  async get(key, schema) {
    const value = await cache.get(key, schema);
    onRead(value !== undefined);
    return value;
  },
});
