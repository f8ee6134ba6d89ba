import type { PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asHub,
  context,
  error,
  http,
  json,
  type RequestBuilder,
  tokenRefused,
} from '../testing/pact.ts';
import { someText } from '../testing/values.ts';
import { createIdentityClient } from './client.ts';

const client = (url: string) => createIdentityClient(http, url, () => new Date());

const accountPath = '/account/account-info';
const callbackPath = '/account/disqus-callback';
const idToken = 'an-id-token';
const commenter = { uid: 'waiting', idToken };

const asking = (request: RequestBuilder) => {
  asHub(request);
  request.jsonBody({ UID: commenter.uid, id_token: idToken });
};

/** `client.pact.test.ts` calls this function, because one file must write the whole pact. */
export function commentsContract(pact: PactV4): void {
  it('[LIV-13] the client reads the id token', () =>
    pact
      .addInteraction()
      .uponReceiving('a request for an id token')
      .withRequest('GET', accountPath, asHub)
      .willRespondWith(200, json({ id_token: someText(idToken) }))
      .executeTest(async ({ url }) => {
        expect(await client(url).idToken(context)).toEqual({ ok: true, value: idToken });
      }));

  it('[LIV-11] the client reads the signature for the comment service', () =>
    pact
      .addInteraction()
      .given('an id token is known', { uid: commenter.uid, idToken })
      .uponReceiving('a request for a signature for the comment service')
      .withRequest('POST', callbackPath, asking)
      .willRespondWith(200, json({ signature: someText('a signature') }))
      .executeTest(async ({ url }) => {
        expect(await client(url).commentSignature(context, commenter)).toEqual({
          ok: true,
          value: 'a signature',
        });
      }));

  it('[LIV-10] the client returns a failure when the API rejects the id token', () =>
    pact
      .addInteraction()
      .uponReceiving('a request for a signature with an unknown id token')
      .withRequest('POST', callbackPath, asking)
      .willRespondWith(403, error)
      .executeTest(async ({ url }) => {
        expect(await client(url).commentSignature(context, commenter)).toMatchObject({
          failure: { kind: 'unauthorised', status: 403 },
        });
      }));

  it('the client returns a failure when the API rejects the session', () =>
    pact
      .addInteraction()
      .given(tokenRefused)
      .uponReceiving('a request for an id token with a refused token')
      .withRequest('GET', accountPath, asHub)
      .willRespondWith(401, error)
      .executeTest(async ({ url }) => {
        expect(await client(url).idToken(context)).toMatchObject({
          failure: { kind: 'unauthorised', status: 401 },
        });
      }));
}
