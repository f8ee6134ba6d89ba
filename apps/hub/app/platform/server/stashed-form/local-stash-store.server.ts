import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { StashLimits, StashStore } from './stash-store.server.ts';

interface StashedText {
  owner: string;
  sealed: string;
}

export function createLocalStashStore(limits: StashLimits): StashStore {
  /** The keys of each owner, oldest first. */
  const owners = new Map<string, Set<string>>();
  const texts = new LRUCache<string, StashedText>({
    maxSize: limits.totalSize,
    sizeCalculation: ({ sealed }) => sealed.length,
    perf: Date,
    dispose: ({ owner }, id) => {
      const ids = owners.get(owner);
      ids?.delete(id);
      if (ids?.size === 0) owners.delete(owner);
    },
  });

  const sizeOf = (ids: ReadonlySet<string>) =>
    [...ids].reduce((sum, id) => sum + (texts.peek(id)?.sealed.length ?? 0), 0);

  function makeRoom(ids: ReadonlySet<string>, size: number): void {
    for (const id of [...ids]) {
      if (ids.size < limits.ownerTexts && sizeOf(ids) + size <= limits.ownerSize) return;
      texts.delete(id);
    }
  }

  return {
    keep: (owner, sealed, ttlMs) => {
      if (sealed.length > limits.ownerSize) return Promise.resolve(null);
      makeRoom(owners.get(owner) ?? new Set(), sealed.length);
      const id = randomBytes(24).toString('base64url');
      owners.set(owner, (owners.get(owner) ?? new Set()).add(id));
      texts.set(id, { owner, sealed }, { ttl: ttlMs });
      return Promise.resolve(id);
    },
    find: (id) => Promise.resolve(texts.get(id)?.sealed ?? null),
    remove: (id) => Promise.resolve(texts.delete(id)),
    close: () => {
      texts.clear();
      return Promise.resolve();
    },
  };
}
