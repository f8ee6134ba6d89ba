import { afterEach, expect, it, vi } from 'vitest';
import { timeLimit } from './time-limit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a request is aborted after its time limit', async () => {
  const signal = timeLimit(1);
  await expect.poll(() => signal?.aborted).toBe(true);
});

it('a browser without `AbortSignal.timeout` sends requests without a time limit', async () => {
  vi.stubGlobal('AbortSignal', {});
  const signal = timeLimit(1);
  const response = await fetch('data:text/plain,sent', { signal });
  expect(await response.text()).toBe('sent');
});
