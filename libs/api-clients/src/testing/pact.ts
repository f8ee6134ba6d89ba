import { join } from 'node:path';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { type CallContext, createHttp } from '../http/http.ts';

const { regex, string } = MatchersV3;

/** The pact with one provider. Only one test file may write it, or interactions get lost. */
export const pactWith = (provider: string): PactV4 =>
  new PactV4({
    consumer: 'applicant-hub',
    provider,
    dir: join(import.meta.dirname, '../../../../pacts'),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });

export const http = createHttp({ onCall: () => undefined });

export const context: CallContext = {
  token: 'an-access-token',
  requestId: 'a-request-id',
  timeoutMs: 5_000,
};

/** The headers of every call. The token is the verifier's to replace. */
export const requestHeaders = {
  Accept: 'application/json',
  Authorization: regex('^Bearer .+$', `Bearer ${context.token}`),
  'X-Request-Id': context.requestId,
};

const jsonHeaders = { 'Content-Type': 'application/json' };

/** A success with a body. */
export const ok = (body: unknown) => ({ status: 200, headers: jsonHeaders, body });

export const noContent = { status: 204 };

/** The state that makes an API answer 401, whatever token the verifier sends. */
export const tokenRefused = 'the access token is not accepted';

/** An error as every API answers it, as far as it is read (SYS-15). */
const error = (status: number, message: string) => ({
  status,
  headers: jsonHeaders,
  body: { message: string(message) },
});
export const unauthorised = error(401, 'The access token is not accepted.');
export const forbidden = error(403, 'You may not read applications.');
