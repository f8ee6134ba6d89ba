import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollWithBackoff } from './poll-with-backoff.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const poll = vi.fn(() => Promise.resolve());
let end: () => void;

const show = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  show('visible');
  poll.mockClear();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('polling for a missing player', () => {
  it('polling starts soon and becomes less frequent', async () => {
    end = pollWithBackoff(0, poll);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(poll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(poll).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(44_000);
    expect(poll).toHaveBeenCalledTimes(2);
    end();
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('polling pauses while the page is hidden, and sends one request when it is visible again', async () => {
    end = pollWithBackoff(1, poll);
    show('hidden');
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(poll).not.toHaveBeenCalled();
    show('visible');
    show('visible');
    expect(poll).toHaveBeenCalledTimes(1);
  });

  it('returning to the page does not send a request before it is due', async () => {
    end = pollWithBackoff(1, poll);
    show('hidden');
    show('visible');
    await vi.advanceTimersByTimeAsync(24_000);
    expect(poll).not.toHaveBeenCalled();
  });
});
