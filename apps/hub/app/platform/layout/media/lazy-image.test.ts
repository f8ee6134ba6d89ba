import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fadeIn, type LazyImage } from './lazy-image.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function imageThat(state: Pick<LazyImage, 'complete' | 'naturalWidth'>) {
  const add = vi.fn();
  const log = vi.fn();
  const image = Object.assign(new EventTarget(), state, {
    currentSrc: 'https://pictures.test/1.svg',
    dataset: {},
    classList: { add },
  });
  return { image, add, log, stop: fadeIn(image, 'faded', log) };
}
const onItsWay = { complete: false, naturalWidth: 0 };

it('[CON-21] the fade class is added to an image 100 ms after the image has loaded', () => {
  const { image, add } = imageThat(onItsWay);
  expect(image.dataset).toEqual({ waits: '' });
  vi.advanceTimersByTime(10_000);
  image.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(99);
  expect(add).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(add).toHaveBeenCalledWith('faded');
});

it('[CON-21] an image that loaded before the script is never hidden, and the fade class is added to it too', () => {
  const { image, add } = imageThat({ complete: true, naturalWidth: 640 });
  expect(image.dataset).toEqual({});
  vi.advanceTimersByTime(100);
  expect(add).toHaveBeenCalledWith('faded');
});

it('[CON-23] an image that fails to load is only logged', () => {
  const { image, add, log } = imageThat(onItsWay);
  image.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_000);
  expect(log.mock.calls).toEqual([['https://pictures.test/1.svg']]);
  expect(add).not.toHaveBeenCalled();
});

it('[CON-23] an image that failed before the script loaded is logged', () => {
  expect(imageThat({ complete: true, naturalWidth: 0 }).log).toHaveBeenCalledOnce();
});

it('an image that was removed is no longer observed', () => {
  const { image, add, log, stop } = imageThat(onItsWay);
  image.dispatchEvent(new Event('load'));
  stop();
  image.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_000);
  expect(add).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});
