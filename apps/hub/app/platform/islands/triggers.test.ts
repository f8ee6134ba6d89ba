import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRetry, triggers } from './triggers.ts';

const part = {} as Element;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['online', 'pointerdown', 'keydown', 'focusin'])(
  'a script that failed to load is requested again after %s',
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

it('a script that failed to load is not requested again for a part that was removed from the page', () => {
  const open = vi.fn();
  onRetry(part, open)();
  window.dispatchEvent(new Event('online'));
  expect(open).not.toHaveBeenCalled();
});

it('a pointer that has not moved since the page appeared does not count as an interaction', () => {
  const move = (movementX: number) =>
    Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
  const open = vi.fn();
  triggers.used(part, open);
  window.dispatchEvent(move(0));
  expect(open).not.toHaveBeenCalled();
  window.dispatchEvent(move(1));
  expect(open).toHaveBeenCalledTimes(1);
});
