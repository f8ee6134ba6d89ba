import { join } from 'node:path';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { type CallContext, createHttp, type Http } from '../http/http.ts';
import { parse } from './recorded.ts';
import { recordCall } from './reasons.ts';
import { textLike } from './values.ts';

const { regex, string } = MatchersV3;

/**
 * The pact with one provider, as input for `tools/pacts generate`. Only one test file may write it,
 * because otherwise interactions would be lost.
 */
export function pactWith(provider: string): PactV4 {
  verified = provider;
  return new PactV4({
    consumer: 'applicant-hub',
    provider,
    dir: process.env['PACTS_FOLDER'] ?? join(import.meta.dirname, '../../../../.reports/pacts'),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });
}

/** The provider that this test file covers. */
let verified = '';

const unrecorded = createHttp({ onCall: () => undefined, parse });

/** HTTP client for the provider. It records which response fields are read, and why. */
export const http: Http = (...api) => {
  const call = unrecorded(...api);
  return (operation, context) => {
    recordCall(verified, operation);
    return call(operation, context);
  };
};

export const context: CallContext = {
  token: 'an-access-token',
  requestId: 'a-request-id',
  timeoutMs: 30_000,
};

// The package does not export the types of its builders.
type Interaction = ReturnType<PactV4['addInteraction']>;
type DescribeRequest = NonNullable<Parameters<Interaction['withRequest']>[2]>;
type Requested = ReturnType<Interaction['withRequest']>;
type DescribeResponse = NonNullable<Parameters<Requested['willRespondWith']>[1]>;
export type RequestBuilder = Parameters<DescribeRequest>[0];

/** Headers of a call to one of our own APIs. The verifier replaces the token with a valid token. */
export function asHub(request: RequestBuilder): void {
  asStranger(request);
  request.headers({ Authorization: regex('^Bearer .+$', `Bearer ${context.token}`) });
}

/** Headers of a call to a third party, which receives no data about the user. */
export function asStranger(request: RequestBuilder): void {
  request.headers({ Accept: 'application/json', 'X-Request-Id': context.requestId });
}

export const withQuery =
  (query: Readonly<Record<string, string | string[]>>) => (request: RequestBuilder) => {
    asHub(request);
    request.query(query);
  };

export const sending = (body: object) => (request: RequestBuilder) => {
  asHub(request);
  request.jsonBody(body);
};

export const json =
  (body: unknown): DescribeResponse =>
  (response) => {
    response.jsonBody(body);
  };

/** Provider state in which an API returns 401 for every token. */
export const tokenRefused = 'the access token is not accepted';

/** The error fields that the hub reads from every API (SYS-15). */
export const error = json({
  message: string('Why it is refused.'),
  code: textLike(String.raw`^[\w.-]{1,64}$`, 'whyItIsRefused'),
});
