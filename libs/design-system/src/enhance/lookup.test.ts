import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAfterPause, type LookupState } from './lookup.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A lookup whose response the test controls. It records its states. */
function question(delayMs = 400) {
  const heard: LookupState<string>[] = [];
  let resolve: (answer: string) => void = () => undefined;
  let reject: (error: Error) => void = resolve as never;
  const answered = new Promise<string>((...settle) => ([resolve, reject] = settle));
  const ask = vi.fn<(signal: AbortSignal) => Promise<string>>(() => answered);
  const stop = askAfterPause({ delayMs, ask, onChange: (state) => void heard.push(state) });
  return { heard, answer: { resolve, reject }, ask, stop };
}

it('the lookup starts after the pause and not earlier', async () => {
  const { ask, heard, answer } = question();
  vi.advanceTimersByTime(399);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledOnce();
  answer.resolve('found it');
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ status: 'waiting' }, { status: 'found', answer: 'found it' }]);
});

it('a lookup that is cancelled during the pause never starts', () => {
  const { ask, heard, stop } = question();
  vi.advanceTimersByTime(399);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(ask).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});

it('cancelling a lookup aborts a running call and ignores its result', async () => {
  const { ask, heard, stop, answer } = question();
  vi.advanceTimersByTime(400);
  stop();
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
  answer.resolve('too late');
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ status: 'waiting' }]);
});

it('a failed call sets the failed state', async () => {
  const { heard, answer } = question();
  vi.advanceTimersByTime(400);
  answer.reject(new Error('no connection'));
  await vi.runAllTimersAsync();
  expect(heard.at(-1)).toEqual({ status: 'failed' });
});
