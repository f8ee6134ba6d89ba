import { expect, it } from 'vitest';
import type { RequestScope } from './request-scope.ts';
import { readOptions } from './call.server.ts';

const session = { accessToken: 'token' };

/** A call on a page whose budget ends in so many milliseconds. */
const endingIn = (ms: number) =>
  readOptions({
    context: { requestId: 'a-request', deadline: Date.now() + ms },
    applicant: { session },
  } as unknown as RequestScope);

it('[SYS-16] a call takes what is left of the page budget', () => {
  const { timeoutMs } = endingIn(700);
  expect(timeoutMs).toBeLessThanOrEqual(700);
  expect(timeoutMs).toBeGreaterThan(500);
});

it.each([0, -1, -400])('[SYS-16] a call gets no time when the budget ends in %i ms', (ms) => {
  expect(endingIn(ms).timeoutMs).toBeLessThanOrEqual(0);
});
