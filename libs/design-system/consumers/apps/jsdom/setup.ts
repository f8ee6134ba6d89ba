/** Around every test: nothing may be complained of, and nothing is left behind. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

let complaints: ReturnType<typeof vi.spyOn>[];
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  // What jsdom has not, as every test of pages that watch their size brings it.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  for (const complaint of complaints) expect(complaint.mock.calls).toEqual([]);
  vi.restoreAllMocks();
  cleanup();
});
