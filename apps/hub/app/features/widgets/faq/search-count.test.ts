import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchCount } from './search-count.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[CON-3] only the last search is counted, after 1000 ms and without its text', () => {
  const push = vi.fn();
  const { count } = searchCount(push);
  count(3, 12);
  vi.advanceTimersByTime(999);
  count(5, 4);
  vi.advanceTimersByTime(999);
  expect(push).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(push.mock.calls).toEqual([[{ event: 'faq_search', faq_length: 5, faq_matches: 4 }]]);
  vi.advanceTimersByTime(10_000);
  expect(push).toHaveBeenCalledOnce();
});

it('[CON-3] a search is not counted if the applicant leaves the page', () => {
  const push = vi.fn();
  const { count, cancel } = searchCount(push);
  count(3, 12);
  cancel();
  vi.advanceTimersByTime(10_000);
  expect(push).not.toHaveBeenCalled();
});
