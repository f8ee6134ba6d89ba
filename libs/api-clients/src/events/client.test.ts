import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createEventsClient } from './client.ts';
import { keyDate, openEvent } from './fixtures.ts';

onlyNock();

const client = () => createEventsClient(httpWithReports().http, baseUrl);

describe('listKeyDates', () => {
  const path = '/api/v1/events?type=key-date&schemes=undergraduate%2Cconservatoires';
  const schemes = ['undergraduate', 'conservatoires'];
  const wire = {
    id: '2027-main',
    title: 'Equal consideration deadline',
    start: '2027-01-13T18:00:00Z',
    ucasUrl: '/undergraduate/deadline',
    schemes: [{ name: 'undergraduate' }],
  };
  const read = (events: object) => {
    nock(baseUrl).get(path).reply(200, { events });
    return client().listKeyDates(context, schemes);
  };

  itHandlesFaults({
    api: 'events',
    operation: 'listKeyDates',
    method: 'GET',
    path,
    call: (http, context) => createEventsClient(http, baseUrl).listKeyDates(context, schemes),
    wrongTypes: [
      JSON.stringify({ events: [{ ...wire, start: 'soon' }] }),
      'events.0.start: Expected a date or a moment',
    ],
  });

  it.each([
    ['2027-01-13T18:00:00Z', { date: '2027-01-13', time: '18:00' }],
    ['2027-06-30T18:00:00+01:00', { date: '2027-06-30', time: '18:00' }],
    ['2027-01-13', { date: '2027-01-13', time: null }],
    [['2027-02-25', '2027-07-01'], { date: '2027-02-25', time: null }],
  ])('[CAL-2][CAL-9] the client reads the start %j', async (start, expected) => {
    expect(await read([{ ...wire, start }])).toEqual({ ok: true, value: [keyDate(expected)] });
  });

  it('[CAL-9] the client reads a time without an offset as London time', async () => {
    expect(await read([{ ...wire, start: '2026-04-06T18:00:00' }])).toEqual({
      ok: true,
      value: [keyDate({ date: '2026-04-06', time: '18:00' })],
    });
  });

  const cycle = { entryYear: 2027, stage: 'apply', key: 'main', confirmed: true };
  const place = { entryYear: 2027, stage: 'apply', key: 'main', isConfirmed: true } as const;

  it.each([
    [undefined, null],
    [null, null],
    [cycle, { ...place, decisionsBy: null }],
    [
      { ...cycle, decisionsBy: null },
      { ...place, decisionsBy: null },
    ],
    [
      { ...cycle, decisionsBy: '2027-03-31' },
      { ...place, decisionsBy: '2027-03-31' },
    ],
  ])('[EXT-30] the client reads the cycle of a key date: %j', async (sent, expected) => {
    expect(await read([{ ...wire, cycle: sent }])).toEqual({
      ok: true,
      value: [keyDate({ cycle: expected })],
    });
  });

  it.each([
    [{ ...cycle, stage: 'another' }, 'cycle.stage'],
    [{ ...cycle, entryYear: '2027' }, 'cycle.entryYear'],
    [{ ...cycle, decisionsBy: 'in March' }, 'cycle.decisionsBy'],
    [{ ...cycle, decisionsBy: '2027-02-31' }, 'cycle.decisionsBy'],
    ['2027', 'cycle'],
  ])(
    '[EXT-30] the client drops and reports an unreadable cycle and reads the rest of the date: %j',
    async (sent, at) => {
      nock(baseUrl)
        .get(path)
        .reply(200, { events: [{ ...wire, cycle: sent }] });
      const { http, onCall } = httpWithReports();
      expect(await createEventsClient(http, baseUrl).listKeyDates(context, schemes)).toEqual({
        ok: true,
        value: [keyDate()],
      });
      expect(onCall.mock.calls).toMatchObject([
        [{ leftOut: { count: 1, detail: expect.stringMatching(`^${at}: `) as string } }],
      ]);
    },
  );

  it.each([undefined, null])(
    '[CAL-9] the client reads a date whose link is %s',
    async (ucasUrl) => {
      expect(await read([{ ...wire, ucasUrl }])).toEqual({
        ok: true,
        value: [keyDate({ url: null })],
      });
    },
  );

  it('[CAL-2] a date without an id gets a stable and unique id', async () => {
    const noId = { ...wire, id: undefined };
    const others = [
      { ...noId, title: 'Another' },
      { ...noId, start: '2027-01-13T10:00:00' },
    ];
    const result = await read([noId, ...others, { ...noId, id: null, ucasUrl: null }]);
    if (!result.ok) throw new Error('no dates');
    const [one, other, earlier, again] = result.value.map(({ id }) => id);
    expect(one).toMatch(/^2027-01-13-[0-9a-f]{16}$/);
    expect(again).toBe(one);
    expect(new Set([one, other, earlier]).size).toBe(3);
  });

  it('[CAL-12] an unreadable date is left out and counted, and the other dates are read', async () => {
    const broken = [{ ...wire, start: 'Ask Aisha' }, null, { ...wire, schemes: undefined }];
    nock(baseUrl)
      .get(path)
      .reply(200, { events: [...broken, wire] });
    const { http, onCall } = httpWithReports();
    expect(await createEventsClient(http, baseUrl).listKeyDates(context, schemes)).toEqual({
      ok: true,
      value: [keyDate()],
      isPartial: true,
    });
    expect(onCall).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        outcome: 'ok',
        requestId: context.requestId,
        leftOut: {
          count: 3,
          detail:
            '0.start: Expected a date or a moment; ' +
            '1: Invalid input: expected object, received null; ' +
            '2.schemes: Invalid input: expected array, received undefined',
        },
      }),
    );
    expect(JSON.stringify(onCall.mock.calls)).not.toContain('Aisha');
  });

  it('[CAL-12] the client returns no dates when the response has none', async () => {
    expect(await read([])).toEqual({ ok: true, value: [] });
  });

  it.each([null, 'javascript:alert(1)', '//elsewhere.test'])(
    'a date with the address %j has no link',
    async (ucasUrl) => {
      expect(await read([{ ...wire, ucasUrl }])).toMatchObject({ value: [{ url: null }] });
    },
  );
});

describe('listEvents', () => {
  const fixed = '/api/v1/events?type=exhibition%2Copen-day&schemes=postgraduate';
  const query = { scheme: 'postgraduate', keyword: '', limit: null };
  const wire = {
    id: '10007796123',
    title: 'Open day at University of Leicester',
    start: '2099-03-07T10:00:00Z',
    location: { administrative_area: 'Leicester' },
    ucasUrl: '/explore/search/events/10007796123',
  };

  itHandlesFaults({
    api: 'events',
    operation: 'listEvents',
    method: 'GET',
    path: fixed,
    call: (http, context) => createEventsClient(http, baseUrl).listEvents(context, query),
    wrongTypes: [
      JSON.stringify({ events: [{ ...wire, id: 7 }] }),
      'events.0.id: Invalid input: expected string, received number',
    ],
  });

  it.each([
    [{ location: null }, { area: null }],
    [{ location: undefined }, { area: null }],
    [{ location: { administrative_area: null } }, { area: null }],
    [{ ucasUrl: undefined }, { url: null }],
    [{ start: '2099-07-04T10:00:00' }, { date: '2099-07-04' }],
    [{ end: null, provider: null }, {}],
    [{ end: '2099-03-07T16:00:00Z' }, { end: { date: '2099-03-07', time: '16:00' } }],
    [{ end: '2099-03-08' }, { end: { date: '2099-03-08', time: null } }],
    [{ provider: { id: '7', name: 'Uni' } }, { provider: { id: '7', name: 'Uni' } }],
  ])('[CAL-17] the client reads an event that has %j', async (fields, shown) => {
    nock(baseUrl)
      .get(fixed)
      .reply(200, { events: [wire, { ...wire, ...fields }] });
    expect(await client().listEvents(context, query)).toEqual({
      ok: true,
      value: [openEvent(), openEvent(shown)],
    });
  });

  it('an event with an unreadable end is read, and the end is dropped and reported', async () => {
    nock(baseUrl)
      .get(fixed)
      .reply(200, { events: [{ ...wire, end: 'late' }] });
    const { http, onCall } = httpWithReports();
    expect(await createEventsClient(http, baseUrl).listEvents(context, query)).toEqual({
      ok: true,
      value: [openEvent()],
    });
    expect(onCall.mock.calls).toMatchObject([
      [{ leftOut: { count: 1, detail: 'end: Expected a date or a moment' } }],
    ]);
  });

  it('[CAL-17] an unreadable event is left out and the other events are read', async () => {
    nock(baseUrl)
      .get(fixed)
      .reply(200, { events: [{ ...wire, title: null }, wire] });
    expect(await client().listEvents(context, query)).toEqual({
      ok: true,
      value: [openEvent()],
      isPartial: true,
    });
  });

  it.each([
    ['&keyword=maths+%26+art', { ...query, keyword: 'maths & art' }],
    ['&eventNodeIds=1%2C2', { ...query, limit: { by: 'ids', ids: ['1', '2'] } as const }],
    ['&providers=3', { ...query, limit: { by: 'providers', providerIds: ['3'] } as const }],
    [
      '&lat=52.6&lng=-1.1',
      { ...query, limit: { by: 'place', place: { lat: 52.6, lng: -1.1 } } as const },
    ],
  ])('[CAL-19] the client sends the parameters %s', async (requested, whole) => {
    const upstream = nock(baseUrl)
      .get(fixed + requested)
      .reply(200, { events: [] });
    await client().listEvents(context, whole);
    upstream.done();
  });
});
