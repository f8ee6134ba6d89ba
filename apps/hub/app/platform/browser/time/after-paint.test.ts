import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: (() => void)[] = [];
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  frames = [];
  page.visibilityState = 'visible';
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint(): void {
  for (const frame of frames.splice(0)) frame();
}

function hide(): void {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}

it('work waits until after the next frame is painted', () => {
  const work = vi.fn();
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['is hidden', hide],
])('work runs at once, and only once, when the page %s', (_how, leave) => {
  const work = vi.fn();
  afterPaint(work);
  leave();
  expect(work).toHaveBeenCalledTimes(1);
  paint();
  vi.runAllTimers();
  leave();
  expect(work).toHaveBeenCalledTimes(1);
});

it('work on a hidden page runs at once', () => {
  hide();
  const work = vi.fn();
  afterPaint(work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('work that was run early does not run again', () => {
  const work = vi.fn();
  const runNow = afterPaint(work);
  runNow();
  paint();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
