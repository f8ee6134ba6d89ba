import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createAdvertsClient } from './client.ts';
import { advert } from './fixtures.ts';

onlyNock();

const client = () => createAdvertsClient(httpWithReports().http, baseUrl);
const path = '/api/v1/adverts';
const onWire = { slot: 'leaderboard', ...advert() };

describe('adverts', () => {
  itHandlesFaults({
    api: 'adverts',
    operation: 'findAdverts',
    method: 'POST',
    path,
    call: (http, context) => createAdvertsClient(http, baseUrl).find(context, null),
    wrongTypes: [
      JSON.stringify({ adverts: [{ ...onWire, headline: 7 }] }),
      'adverts.0.headline: Invalid input: expected string, received number',
    ],
  });

  it('[NTF-22][SYS-13] adverts are requested by size, without data about the applicant', async () => {
    let requested: unknown;
    const upstream = nock(baseUrl, { badheaders: ['authorization', 'cookie'] })
      .post(path, (body) => {
        requested = body;
        return true;
      })
      .reply(200, { adverts: [onWire] });
    expect(await client().find(context, null)).toEqual({
      ok: true,
      value: { leaderboard: advert() },
    });
    upstream.done();
    expect(requested).toEqual({
      slots: [
        { slot: 'leaderboard', width: 728, height: 90 },
        { slot: 'mobile', width: 320, height: 50 },
      ],
    });
  });

  it('[NTF-22] an unreadable advert is left out and the others are returned', async () => {
    nock(baseUrl)
      .post(path)
      .reply(200, { adverts: [{ ...onWire, slot: 'skyscraper' }, onWire] });
    expect(await client().find(context, null)).toEqual({
      ok: true,
      value: { leaderboard: advert() },
      isPartial: true,
    });
  });

  it('an advert with a script URL is left out', async () => {
    nock(baseUrl)
      .post(path)
      .reply(200, { adverts: [{ ...onWire, url: 'javascript:alert(1)' }] });
    expect(await client().find(context, null)).toEqual({
      ok: true,
      value: {},
      isPartial: true,
    });
  });
});
