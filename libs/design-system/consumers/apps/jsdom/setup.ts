/** Setup for every test: fails on console errors and warnings, and cleans up the page. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

let complaints: ReturnType<typeof vi.spyOn>[];
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  // jsdom has no ResizeObserver, so tests of pages that use a ResizeObserver need this stub.
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
