import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyRequest, anyRequestFor, anyText } from '../testing/any-request.ts';
import { contractedCalls } from '../testing/contracted-calls.ts';
import { HUB, runServices } from '../testing/running-services.ts';

/** Number of random requests for each endpoint. There are about eighty endpoints. */
const RUNS = 40;

/** Milliseconds. Every response should be far faster, so a slower response counts as a hang. */
const LIMIT_MS = 10_000;

const services = runServices();

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

async function send({ method, path, headers, body }: AnyRequest): Promise<Response> {
  return fetch(services.url() + path, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(body !== '' && { body }),
  });
}

describe.each(contractedCalls)('$call', (call) => {
  const [example] = call.decided;

  /** Sends the first request in the contract with a new account. */
  async function asAgreed(): Promise<number> {
    const { path, query = {}, body } = example?.request ?? { path: '' };
    const names = new URLSearchParams();
    for (const [name, values] of Object.entries(query)) {
      for (const value of values) names.append(name, value);
    }
    if (call.key !== undefined) names.set('key', call.key);
    const applicant = await services.applicant('start');
    const { status } = await applicant.call(`${call.prefix}${path}?${names.toString()}`, {
      method: call.method,
      body: body?.content,
    });
    return status;
  }

  it(
    'the endpoint responds to any request and continues to work',
    { timeout: 120_000 },
    async () => {
      const before = await asAgreed();
      const { token } = await services.applicant('start');
      await fc.assert(
        fc.asyncProperty(anyRequestFor(call, token), async (request) => {
          const respond = await send(request);
          const text = await respond.text();
          expect([200, 204, 400, 401, 403, 404, 409, 415, 422], text).toContain(respond.status);
          if (respond.status < 400 || request.method === 'HEAD') return;
          expect(respond.headers.get('content-type')).toContain('application/json');
          expect(JSON.parse(text)).toMatchObject({
            message: expect.stringMatching(/\S/) as string,
            code: expect.stringMatching(/^[\w.-]{1,64}$/) as string,
          });
        }),
        { seed: 20_261_122, numRuns: RUNS },
      );
      expect(await asAgreed()).toBe(before);
    },
  );
});

const providerPaths = [
  ...['auth', 'auth/x', 'token', 'me', 'jwks', 'session/end', 'session/end/confirm', 'x'],
  ...['.well-known/openid-configuration', 'interaction/x', 'interaction/%', 'interaction/%00'],
];
const names = fc.constantFrom(
  ...['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce', 'prompt'],
  ...['code_challenge', 'code_challenge_method', 'grant_type', 'code', 'refresh_token'],
  ...['id_token_hint', 'post_logout_redirect_uri', 'username', 'password', 'max_age', 'claims'],
);
const values = fc.oneof(
  anyText,
  fc.constantFrom('applicant-hub', 'code', 'openid', 'S256', 'login', 'authorization_code', HUB),
);

it('the identity provider responds to any request and continues to work', async () => {
  const anyRequest = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'OPTIONS'),
    path: fc.constantFrom(...providerPaths),
    parameters: fc.array(fc.tuple(names, values), { maxLength: 8 }),
    inBody: fc.boolean(),
    type: fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'multipart/x'),
  });
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, path, parameters, inBody, type }) => {
      const text = new URLSearchParams(parameters).toString();
      const hasBody = inBody && ['POST', 'PUT'].includes(method);
      const respond = await send({
        method,
        path: `/oidc/${path}${hasBody ? '' : `?${text.slice(0, 8_000)}`}`,
        headers: { 'content-type': type },
        body: hasBody ? text : '',
      });
      expect(respond.status, await respond.text()).toBeLessThan(500);
    }),
    { seed: 20_261_122, numRuns: 400 },
  );
  const configuration = await fetch(`${services.url()}/oidc/.well-known/openid-configuration`);
  expect(configuration.status).toBe(200);
}, 120_000);
