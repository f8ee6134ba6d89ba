import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createSpotlightsClient } from './client.ts';
import { partnerItem } from './fixtures.ts';

onlyNock();

const client = () => createSpotlightsClient(httpWithReports().http, baseUrl);

describe.each([
  ['spotlights', '/api/v1/spotlights'],
  ['workExperiences', '/api/v1/work-experiences'],
] as const)('%s', (operation, path) => {
  itHandlesFaults({
    api: 'spotlights',
    operation,
    method: 'GET',
    path,
    call: (http, context) => createSpotlightsClient(http, baseUrl)[operation](context),
    wrongTypes: ['{"items":{}}', 'items: Invalid input: expected array, received object'],
  });

  const respondWith = async (status: number, body?: object) => {
    nock(baseUrl).get(path).reply(status, body);
    return client()[operation](context);
  };

  it('[LNK-5] the client returns the items', async () => {
    expect(await respondWith(200, { items: [partnerItem()] })).toEqual({
      ok: true,
      value: { code: 200, items: [partnerItem()] },
    });
  });

  it('[LNK-6] the client reads a response without items and a response without a body', async () => {
    expect(await respondWith(200, { items: [] })).toEqual({
      ok: true,
      value: { code: 200, items: [] },
    });
    expect(await respondWith(204)).toEqual({ ok: true, value: { code: 204, items: [] } });
  });

  it.each([201, 202, 206, 302])(
    '[LNK-7] the client returns a failure for status %d with any body',
    async (status) => {
      expect(await respondWith(status, { items: [partnerItem()] })).toMatchObject({
        failure: { kind: 'status', status },
      });
    },
  );

  it.each(['50', null, true, {}])(
    '[LNK-4] the client reads the percentage %j as null',
    async (percentageCompleted) => {
      expect(
        await respondWith(200, { items: [{ ...partnerItem(), percentageCompleted }] }),
      ).toEqual({
        ok: true,
        value: { code: 200, items: [partnerItem({ percentageCompleted: null })] },
      });
    },
  );

  it('the client omits an item without a valid URL', async () => {
    const items = [
      partnerItem({ picture: 'javascript:alert(1)' }),
      partnerItem({ url: 'javascript:alert(1)' }),
    ];
    expect(await respondWith(200, { items })).toEqual({
      ok: true,
      value: { code: 200, items: [partnerItem({ picture: null })] },
      isPartial: true,
    });
  });
});
