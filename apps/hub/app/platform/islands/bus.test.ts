import { expect, it, vi } from 'vitest';
import { listen, emit } from './bus.ts';

it('the bus notifies every island that listens, until the island stops listening', () => {
  const one = vi.fn();
  const other = vi.fn();
  const stop = listen('statuses', one);
  const stopOther = listen('statuses', other);
  emit('statuses', 'sent');
  stop();
  emit('statuses', 'sent,start');
  stopOther();
  expect(one.mock.calls).toEqual([['sent']]);
  expect(other.mock.calls).toEqual([['sent'], ['sent,start']]);
});

it('the bus delivers the latest value once to an island that becomes live later', () => {
  emit('statuses', 'sent');
  emit('statuses', 'offers');
  const late = vi.fn();
  listen('statuses', late)();
  const later = vi.fn();
  listen('statuses', later)();
  expect(late.mock.calls).toEqual([['offers']]);
  expect(later).not.toHaveBeenCalled();
});
