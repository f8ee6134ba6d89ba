import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { takeForm } from './take-form.server.ts';

it('after a slow save the page that says so has its whole budget', async () => {
  const { context } = createTestSite({ config: { pageBudgetMs: 20 } }).request();
  const answer = await takeForm(
    async () => {
      await wait(60);
      return 'not saved';
    },
    { context } as RequestScope,
    new FormData(),
  );
  expect(answer).toBe('not saved');
  expect(context.deadline).toBeGreaterThan(Date.now());
});
