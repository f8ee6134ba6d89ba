import type { Result } from '@applicant-hub/api-clients';
import type { KeyDate, OpenEvent, OwnDate } from '@applicant-hub/domain';
import { openEvent, ownDate } from '@applicant-hub/api-clients/fixtures';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { icsFaults } from '../testing/strict-ics.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { loader } from './dashboard.calendar.$file.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';

const tokens = {
  uid: 'waiting',
  accessToken: 'access',
  refreshToken: null,
  idToken: null,
  refreshExpiresAt: null,
  accessExpiresAt: Date.now() + 600_000,
};

const fair: KeyDate = {
  id: 'fair',
  title: 'Careers fair; \u0007 "Dewch", all day 🎓'.repeat(4),
  date: '2027-07-02',
  time: null,
  url: '/fairs?a=1,2;b=3',
  schemes: ['undergraduate'],
  cycle: null,
};

const dates: KeyDate[] = [
  fair,
  { ...fair, id: 'talk', title: 'A talk\r\nBEGIN:VALARM', time: '18:00', url: null },
  ...keyDatesOfCycles,
];

/** The response to a signed-in applicant who downloads this file. */
async function request(
  file: string,
  listEvents: () => Promise<Result<OpenEvent[]>> = () => ok([openEvent()]),
  list: () => Promise<Result<OwnDate[]>> = () => ok([ownDate()]),
): Promise<Response> {
  const site = createTestSite({ config: { fixedNow: new Date('2026-11-22T10:00:00Z') } });
  const start = site.request();
  await startSession(tokens, null, start.context);
  const { context } = site.request();
  const clients = {
    events: { listKeyDates: () => ok(dates), listEvents },
    ownDates: { list },
  };
  const args = {
    request: new Request(`http://127.0.0.1:3000/dashboard/calendar/${file}`, {
      headers: { Cookie: cookieHeader(start.setCookies) },
    }),
    context: { ...context, clients: fakeClients(clients) },
    params: { file },
  };
  return loader(args);
}

describe('one date as a file', () => {
  it.each([
    ['a date with a day only', 'fair', '"Dewch"'],
    ['a date with a time', 'talk', 'BEGIN:VALARM'],
    ["one of the applicant's deadlines", 'deadline-2027-main', 'DTSTART:20270113T180000Z'],
    ['a date that the applicant wrote', 'own-an-interview', 'DTEND:20270210T120000Z'],
  ])('[EXT-7] the file of one date conforms to the standard: %s', async (_what, id, part) => {
    const response = await request(`${id}.ics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="[a-z0-9-]+\.ics"$/,
    );
    const file = await response.text();
    expect(icsFaults(file)).toEqual([]);
    expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    expect(file.replaceAll('\r\n ', '')).toContain(part);
  });

  it('the file of an event has its time, its place and its URL', async () => {
    const file = await (await request('event-10007796123.ics')).text();
    expect(icsFaults(file)).toEqual([]);
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('SUMMARY:Open day at University of Leicester');
    expect(lines).toContain('DTSTART:20990307T100000Z');
    expect(lines).toContain('LOCATION:Leicester');
    expect(file.replaceAll('\r\n ', '')).toMatch(
      /^URL.*\/explore\/search\/events\/10007796123\r$/m,
    );
  });

  it('the file of an event has a valid end time, and leaves out an invalid end time', async () => {
    const ending = (time: string) =>
      request('event-10007796123.ics', () =>
        ok([openEvent({ end: { date: '2099-03-07', time } })]),
      );
    const file = await (await ending('16:00')).text();
    expect(icsFaults(file)).toEqual([]);
    expect(file).toContain('\r\nDTEND:20990307T160000Z\r\n');
    expect(file).toContain('\r\nUID:event-10007796123@applicant-hub\r\n');
    expect(await (await ending('09:00')).text()).not.toContain('DTEND');
  });

  it("the file links to the hub's event page if the organiser has no page", async () => {
    const file = await (
      await request('event-10007796123.ics', () => ok([openEvent({ url: null })]))
    ).text();
    expect(file.replaceAll('\r\n ', '')).toMatch(/^URL.*\/dashboard\/events\/10007796123\r$/m);
  });

  it('the request redirects to the calendar if the events API fails', async () => {
    const reply = request('event-10007796123.ics', () => failed('unavailable', 503));
    const response = (await reply.catch((thrown: unknown) => thrown)) as Response;
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^\/dashboard\/calendar\?notice=/);
  });

  it("the request redirects to the calendar if the applicant's own dates are unavailable", async () => {
    const reply = request('own-an-interview.ics', undefined, () => failed('unavailable', 503));
    const response = (await reply.catch((thrown: unknown) => thrown)) as Response;
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^\/dashboard\/calendar\?notice=/);
  });

  it('the file of a date that does not exist returns 404', async () => {
    await expect(request('own-gone.ics')).rejects.toMatchObject({ init: { status: 404 } });
    await expect(request('gone.ics')).rejects.toMatchObject({ init: { status: 404 } });
    await expect(request('event-gone.ics')).rejects.toMatchObject({ init: { status: 404 } });
    await expect(request('fair.txt')).rejects.toMatchObject({ init: { status: 404 } });
  });
});
