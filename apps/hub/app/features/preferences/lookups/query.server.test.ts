import type { Failure, Result } from '@applicant-hub/api-clients';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cookieHeader, createTestSite, signInAt } from '#app/platform/server/testing/context.ts';
import { queries } from './find.server.ts';
import { respondToLookup } from '#app/platform/request/query.server.ts';

const failure: Failure = {
  kind: 'timeout',
  api: 'address',
  status: null,
  message: 'Late.',
  detail: null,
};

const schema = z.object({ text: queries.addressText });

/** Calls a lookup that returns this result, with a signed-in or signed-out user. */
async function send(query: string, result: Result<unknown>, isSignedIn = true) {
  const { context, setCookies } = createTestSite().request();
  if (isSignedIn) await signInAt(context);
  const find = vi.fn(() => Promise.resolve(result));
  const request = new Request(`http://127.0.0.1:3000/resources/addresses?${query}`, {
    headers: { Cookie: cookieHeader(setCookies) },
  });
  const answer = respondToLookup({ request, context }, schema, find);
  return { answer, find };
}

it.each<[number, string, Result<unknown>]>([
  [200, 'text=LS2', { ok: true, value: ['an address'] }],
  [400, 'other=LS2', { ok: true, value: [] }],
  [400, `text=${'x'.repeat(101)}`, { ok: true, value: [] }],
  [404, 'text=LS2', { ok: true, value: null }],
  [502, 'text=LS2', { ok: false, failure }],
])('the lookup responds with %i to the query %s', async (status, query, result) => {
  const { answer, find } = await send(query, result);
  const response = await answer;
  expect(response.status).toBe(status);
  expect(find).toHaveBeenCalledTimes(status === 400 ? 0 : 1);
});

it.each(['', '.', '..', '...'])('an address id that consists only of dots is invalid: %j', (id) => {
  expect(queries.addressId.safeParse(id).success).toBe(false);
  expect(queries.addressId.safeParse(`${id}a`).success).toBe(true);
});

it('the lookup is not called for a user who is not signed in', async () => {
  const { answer, find } = await send('text=LS2', { ok: true, value: [] }, false);
  await expect(answer).rejects.toHaveProperty('status', 302);
  expect(find).not.toHaveBeenCalled();
});
