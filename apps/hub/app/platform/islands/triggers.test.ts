import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRetry } from './triggers.ts';

const part = {} as Element;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['online', 'pointerdown', 'keydown', 'focusin'])(
  'a script that could not be had is tried once more by %s',
  (sign) => {
    const open = vi.fn();
    onRetry(part, open);
    window.dispatchEvent(new Event('pointermove'));
    expect(open).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(open).toHaveBeenCalledTimes(1);
  },
);

it('and not for a part that is gone', () => {
  const open = vi.fn();
  onRetry(part, open)();
  window.dispatchEvent(new Event('online'));
  expect(open).not.toHaveBeenCalled();
});
