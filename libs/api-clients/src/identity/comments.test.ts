import { describe, expect, it } from 'vitest';
import nock from 'nock';
import type { Http } from '../http/http.ts';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createIdentityClient } from './client.ts';

onlyNock();

const clientWith = (http: Http) => createIdentityClient(http, baseUrl, () => new Date());
const who = { uid: 'waiting', idToken: 'an-id-token' };

describe('idToken', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'idToken',
    method: 'GET',
    path: '/account/account-info',
    call: (http, context) => clientWith(http).idToken(context),
    wrongTypes: ['{"id_token":""}', 'id_token: Too small: expected string to have >=1 characters'],
  });
});

describe('commentSignature', () => {
  const path = '/account/disqus-callback';

  itHandlesFaults({
    api: 'identity',
    operation: 'commentSignature',
    method: 'POST',
    path,
    call: (http, context) => clientWith(http).commentSignature(context, who),
    wrongTypes: ['{"signature":7}', 'signature: Invalid input: expected string, received number'],
  });

  it('[LIV-11][SYS-13] the client sends UID and id_token in the body and not in the URL', async () => {
    const upstream = nock(baseUrl)
      .post(path, { UID: 'waiting', id_token: 'an-id-token' })
      .reply(200, { signature: 'signed' });
    const { http, onCall } = httpWithReports();
    expect(await clientWith(http).commentSignature(context, who)).toEqual({
      ok: true,
      value: 'signed',
    });
    upstream.done();
    expect(JSON.stringify(onCall.mock.calls)).not.toMatch(/signed|an-id-token/);
  });
});
