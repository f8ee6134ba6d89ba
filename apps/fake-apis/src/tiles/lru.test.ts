import { expect, it, vi } from 'vitest';
import { createLru } from './lru.ts';

it('the cache creates a value once and drops the least recently used value', () => {
  const make = vi.fn((key: string) => key.toUpperCase());
  const lru = createLru<string>(2);
  const get = (key: string) => lru.get(key, () => make(key));

  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
