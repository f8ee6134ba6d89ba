import { expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { UpstreamHealth } from '#app/platform/server/observability/health.server.ts';
import { loader } from './status.tsx';

type State = UpstreamHealth['state'];

async function accountWhile(identity: State, ownDates: State) {
  const states: readonly (readonly [string, State])[] = [
    ['identity', identity],
    ['own-dates', ownDates],
  ];
  const { context } = createTestSite().request();
  const health = {
    ...context.health,
    upstreamHealth: () =>
      Promise.resolve(states.map(([api, state]) => ({ api, state, checkedAt: null }))),
  };
  const request = new Request('https://hub.example/status');
  const { services } = await loader({ context: { ...context, health }, request, params: {} });
  return services.map(({ api, state }) => [api, state]);
}

it.each<[State, State, State]>([
  ['ok', 'ok', 'ok'],
  ['ok', 'problem', 'problem'],
  ['problem', 'ok', 'problem'],
  ['problem', 'unknown', 'problem'],
  ['ok', 'unknown', 'unknown'],
])(
  '[SH-24] when the account API is %s and the APIs of saved text are %s, "Your account" is %s',
  async (identity, ownDates, state) =>
    expect(await accountWhile(identity, ownDates)).toEqual([['identity', state]]),
);
