import { expect, it } from 'vitest';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { testApplicant } from '#app/platform/request/testing/test-scope.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { fetchResults } from './results.server.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';

/** Returns the time limit of each API call for undergraduates in an environment, in call order. */
async function waits(hubEnv: 'prod' | 'test', hasApply = true) {
  const calls: [string, number][] = [];
  const nothing = (name: string) => (call: { timeoutMs: number }) => {
    calls.push([name, call.timeoutMs]);
    return ok(null);
  };
  const { context } = createTestSite({ config: { hubEnv } }).request();
  const clients = {
    tracking: { ugTrack: nothing('track'), ugClearingTrack: nothing('clearing track') },
    apply: hasApply ? { ugApplication: nothing('apply') } : null,
  };
  await fetchResults('ug', {
    request: new Request('http://127.0.0.1:3000/dashboard'),
    context: { ...context, clients: fakeClients(clients) },
    session: testApplicant().session,
    studyYear: context.config.applicationApiYears[0] ?? 0,
    inClearing: true,
  });
  return calls;
}

it('[APP-85][APP-91][APP-92] tracking is called first, and each API has its configured time limit', async () => {
  expect(await waits('prod')).toEqual([
    ['track', 5_000],
    ['clearing track', 5_000],
    ['apply', 5_000],
  ]);
  expect(await waits('test')).toEqual([
    ['track', 20_000],
    ['clearing track', 5_000],
    ['apply', 20_000],
  ]);
});

it('a hub without the apply API calls only the tracking APIs', async () => {
  const calls = await waits('prod', false);
  expect(calls.map(([name]) => name)).toEqual(['track', 'clearing track']);
});
