import type { PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, context, error, http, tokenRefused } from '../testing/pact.ts';
import { createIdentityClient } from './client.ts';
import {
  account,
  accountExists,
  personalisation,
  savedAt,
  settingStored,
  stored,
} from './contract-parts.ts';

const client = (url: string) => createIdentityClient(http, url, () => new Date(savedAt));

const dataPath = '/api/v1/hub/data';

/**
 * `client.pact.test.ts` calls this function, because a single test file must write the whole pact.
 */
export function hubDataContract(pact: PactV4): void {
  it('the client deletes all hub data', () =>
    pact
      .addInteraction()
      .given(accountExists, account)
      .given(settingStored, stored(personalisation))
      .uponReceiving('a request to delete everything that the hub keeps')
      .withRequest('DELETE', dataPath, asHub)
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        expect(await client(url).deleteHubData(context)).toEqual({ ok: true, value: null });
      }));

  it('a second deletion succeeds', () =>
    pact
      .addInteraction()
      .given(accountExists, account)
      .uponReceiving('a request to delete everything of somebody without anything')
      .withRequest('DELETE', dataPath, asHub)
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        expect(await client(url).deleteHubData(context)).toEqual({ ok: true, value: null });
      }));

  it('a rejected session deletes nothing', () =>
    pact
      .addInteraction()
      .given(tokenRefused)
      .uponReceiving('a request to delete everything with a refused token')
      .withRequest('DELETE', dataPath, asHub)
      .willRespondWith(401, error)
      .executeTest(async ({ url }) => {
        expect(await client(url).deleteHubData(context)).toMatchObject({
          failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
        });
      }));
}
