import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { takeForm } from './take-form.server.ts';

it('the page has its full budget after a slow save', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { context } = createTestSite().request();
  const response = await takeForm(
    async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      return 'not saved';
    },
    { context } as RequestScope,
    new FormData(),
  );
  expect(response).toBe('not saved');
  expect(context.deadline).toBe(Date.now() + context.config.pageBudgetMs);
});
