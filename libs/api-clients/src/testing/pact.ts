import { join } from 'node:path';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { type CallContext, createHttp, type Http } from '../http/http.ts';
import { parse } from './recorded.ts';
import { recordCall } from './reasons.ts';
import { textLike } from './values.ts';

const { regex, string } = MatchersV3;

/**
 * The pact with one provider, as raw material for `tools/pacts generate`. Only one test file may
 * write it, or interactions get lost.
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

/** Whom the contract of this test file is with. */
let verified = '';

const unrecorded = createHttp({ onCall: () => undefined, parse });

/** The way to the provider; what is read of its answers, and why, is written down on the way. */
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

/** The headers of a call to one of our own APIs. The token is the verifier's to replace. */
export function asHub(request: RequestBuilder): void {
  asStranger(request);
  request.headers({ Authorization: regex('^Bearer .+$', `Bearer ${context.token}`) });
}

/** The headers of a call to a third party, which is told nothing of the person. */
export function asStranger(request: RequestBuilder): void {
  request.headers({ Accept: 'application/json', 'X-Request-Id': context.requestId });
}

/** Answers with this body as `application/json`. */
export const json =
  (body: unknown): DescribeResponse =>
  (response) => {
    response.jsonBody(body);
  };

/** The state that makes an API answer 401, whatever token the verifier sends. */
export const tokenRefused = 'the access token is not accepted';

/** An error as every API answers it, as far as it is read (SYS-15). */
export const error = json({
  message: string('Why it is refused.'),
  code: textLike(String.raw`^[\w.-]{1,64}$`, 'whyItIsRefused'),
});
