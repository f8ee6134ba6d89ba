import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOptions } from './call.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const session = { accessToken: 'token' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call on a page whose budget expires after this time. */
const endingIn = (ms: number) =>
  readOptions(
    testScope({
      context: { requestId: 'a-request', deadline: Date.now() + ms },
      applicant: { session },
    }),
  );

it("[SYS-16] the time limit of a call is the rest of the page's budget", () => {
  expect(endingIn(700).timeoutMs).toBe(700);
});

it.each([0, -1, -400])(
  '[SYS-16] a call has no time left when the budget expires in %i ms',
  (ms) => {
    expect(endingIn(ms).timeoutMs).toBe(ms);
  },
);
