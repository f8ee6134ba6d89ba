import { afterEach, expect, it, vi } from 'vitest';
import { LIMITED, OFFLINE, postForJson, postForm, SESSION_LOST } from './post-form.ts';

const fields = new FormData();
fields.set('csrf', 'token');

afterEach(() => {
  vi.unstubAllGlobals();
});

function fetchReturning(response: Response | { type: string } | Error) {
  const fetch = vi.fn<(action: string, init: RequestInit) => Promise<typeof response>>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('posting a form by script returns the data of the response', async () => {
  const fetch = fetchReturning(Response.json({ ok: true }));
  expect(await postForJson('/resources/todo', fields)).toEqual({ ok: true });
  const [action, init] = fetch.mock.calls[0] ?? [];
  expect(action).toBe('/resources/todo');
  expect(init?.body).toEqual(new URLSearchParams({ csrf: 'token' }));
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual', keepalive: true });
});

it.each([
  ['a redirect, which leads to the sign-in', { type: 'opaqueredirect' }, SESSION_LOST],
  ['a failed connection', new TypeError('Failed to fetch'), OFFLINE],
  ['an incomplete response', new Response('{'), OFFLINE],
  [
    'a response that reports the rate limit',
    new Response('Too many requests', { status: 429 }),
    LIMITED,
  ],
  ['a failure of the hub', new Response(null, { status: 503 }), null],
])('posting a form by script has a distinct result for %s', async (_what, response, end) => {
  fetchReturning(response);
  expect(await postForJson('/resources/todo', fields)).toBe(end);
});

it('a form with long texts is sent as multipart, and a rejection returns its status', async () => {
  const fetch = fetchReturning(new Response(null, { status: 413 }));
  const response = await postForm('/resources/draft', fields, { isMultipart: true });
  expect(response).toMatchObject({ status: 413 });
  expect(fetch.mock.calls[0]?.[1].body).toBe(fields);
});
