import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createHubEventsClient } from './client.ts';
import { bookedEvent } from './fixtures.ts';

onlyNock();

const path = '/hub-events-api/api/v1.0/hubevents';
const wire = {
  eventName: 'Open day at University of Leicester',
  ucasEventId: '10007796123',
  eventStartDate: '2099-03-07T10:00:00Z',
  eventEndDate: '2099-03-07T16:00:00Z',
  dateAttended: '0001-01-01T00:00:00Z',
  scans: 0,
};

describe('listBookedEvents', () => {
  itHandlesFaults({
    api: 'hubEvents',
    operation: 'listBookedEvents',
    method: 'GET',
    path,
    call: (http, context) => createHubEventsClient(http, baseUrl).listBookedEvents(context),
    wrongTypes: [
      JSON.stringify([{ ...wire, eventName: 5 }]),
      '0.eventName: Invalid input: expected string, received number',
    ],
  });

  it('[CAL-20] an unreadable booking is left out and the other bookings are read', async () => {
    nock(baseUrl)
      .get(path)
      .reply(200, [{ ...wire, eventStartDate: '' }, wire]);
    const client = createHubEventsClient(httpWithReports().http, baseUrl);
    expect(await client.listBookedEvents(context)).toEqual({
      ok: true,
      value: [bookedEvent()],
      isPartial: true,
    });
  });

  it.each([
    [{ eventEndDate: '2099-02-31T16:00:00Z' }, { end: { date: '2099-03-07', time: null } }],
    [{ dateAttended: '2099-02-31' }, { wasAttended: false }],
    [{ scans: 'many' }, { scans: 0 }],
  ])(
    '[CAL-18][CAL-20] an invalid field of a booking affects only itself: %j',
    async (field, expected) => {
      nock(baseUrl)
        .get(path)
        .reply(200, [{ ...wire, ...field }]);
      const { http, onCall } = httpWithReports();
      expect(await createHubEventsClient(http, baseUrl).listBookedEvents(context)).toEqual({
        ok: true,
        value: [bookedEvent(expected)],
      });
      expect(onCall.mock.calls[0]?.[0].leftOut?.count).toBe(1);
    },
  );

  it.each([
    ['0001-01-01T00:00:00Z', false],
    [null, false],
    ['2099-03-07T10:04:00Z', true],
  ])(
    '[CAL-18][CAL-20][CAL-21] the client sends credentials and reads the attendance date %j as attended: %s',
    async (date, attended) => {
      nock(baseUrl, { reqheaders: { authorization: `Bearer ${context.token}` } })
        .get(path)
        .reply(200, [{ ...wire, dateAttended: date }]);
      const client = createHubEventsClient(httpWithReports().http, baseUrl);
      expect(await client.listBookedEvents(context)).toEqual({
        ok: true,
        value: [bookedEvent({ wasAttended: attended })],
      });
    },
  );
});
