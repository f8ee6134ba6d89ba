import { openEvent } from '@applicant-hub/api-clients/fixtures';
import type { EventsQuery } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { failed, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { findEventsById } from './events-by-id.server.ts';

const { config } = createTestSite();
const callContext = { token: null, requestId: 'a-request', timeoutMs: 100 };

/**
 * Requests `count` events from an API that returns them and one additional event. The API call with
 * the number `failing` fails.
 */
function find(count: number, failing?: number) {
  const calls: EventsQuery[] = [];
  const listEvents = (_asked: unknown, query: EventsQuery) => {
    calls.push(query);
    if (calls.length === failing) return failed('unavailable', 503);
    const ids = query.limit?.by === 'ids' ? query.limit.ids : [];
    return ok([...ids, 'unasked'].map((id) => openEvent({ id })));
  };
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const context = { config, clients: fakeClients({ events: { listEvents } }) };
  return { ids, calls, answer: findEventsById(context, callContext, ids) };
}

it('many events are requested in several calls, because the API limits the length of a list', async () => {
  const { ids, calls, answer: result } = find(45);
  const found = await result;
  expect(found.ok && found.value.map(({ id }) => id)).toEqual(ids);
  expect(calls.map(({ limit }) => limit?.by === 'ids' && limit.ids.length)).toEqual([20, 20, 5]);
});

it('nothing is requested for an empty list', async () => {
  const { calls, answer: result } = find(0);
  expect(await result).toEqual({ ok: true, value: [] });
  expect(calls).toEqual([]);
});

it('[AMB-119] the result is partial when one of the responses is partial', async () => {
  const listEvents = () => partial([openEvent({ id: '1' })]);
  const context = { config, clients: fakeClients({ events: { listEvents } }) };
  expect(await findEventsById(context, callContext, ['1', '2'])).toEqual({
    ok: true,
    value: [openEvent({ id: '1' })],
    isPartial: true,
  });
});

it('the result is a failure when one of the calls fails, because a partial list would look complete', async () => {
  expect(await find(45, 2).answer).toMatchObject({ ok: false });
});
