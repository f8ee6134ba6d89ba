import ICAL from 'ical.js';
import type {
  HistoryClient,
  IdentityClient,
  OwnDatesClient,
  Result,
} from '@applicant-hub/api-clients';
import { openEvent, ownDate, ownTodo } from '@applicant-hub/api-clients/fixtures';
import type { EventsQuery, KeyDate, LastStatus, OpenEvent } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { failed, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { icsFaults } from '../testing/strict-ics.ts';
import { loader } from '../routes/calendar.$file.ts';
import type { OptionalApi } from '#app/platform/server/config/config.server.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';

const clearing: KeyDate = {
  id: 'clearing-opens',
  title: 'Clearing opens',
  date: '2027-07-02',
  time: null,
  url: '/clearing',
  schemes: ['undergraduate'],
  cycle: null,
};

const named = (id: string, date: string, title: string): KeyDate => ({
  ...clearing,
  id,
  date,
  title,
});

const token = 'q4Rk1vX0bS2mT8yLw6ZpJcH3uNfDgAeVi5oKx7sMnBQ';

const answers = { studyYear: '2027', studyLevel: 'Undergraduate', conservatoires: 'no' };

/**
 * Requests a file as an external calendar does, without a cookie or a session. Returns the
 * response.
 */
async function request(
  file: string,
  {
    read = () => ok({ answers, events: [] }),
    dates = () => ok([clearing]),
    written = () => ok([]),
    events = () => ok([]),
    statuses = () => ok([]),
    day = '2026-11-22',
    without = {},
  }: {
    read?: () => ReturnType<IdentityClient['readCalendarLink']>;
    dates?: () => Promise<Result<readonly KeyDate[]>>;
    written?: () => ReturnType<OwnDatesClient['listOfLink']>;
    events?: () => Promise<Result<OpenEvent[]>>;
    statuses?: () => ReturnType<HistoryClient['statusesOfLink']>;
    day?: string;
    /** APIs that the hub does not have. */
    without?: Partial<Record<OptionalApi, null>>;
  } = {},
) {
  const { context } = createTestSite().request();
  const calls: unknown[][] = [];
  const clients = {
    identity: {
      readCalendarLink: (requested: unknown, given: string) => {
        calls.push([requested, given]);
        return read();
      },
    },
    ownDates: {
      listOfLink: (requested: unknown, given: string) => {
        calls.push([requested, given]);
        return written();
      },
    },
    history: {
      statusesOfLink: (requested: unknown, given: string) => {
        calls.push([requested, given]);
        return statuses();
      },
    },
    events: {
      listKeyDates: (requested: unknown, schemes: readonly string[]) => {
        calls.push([requested, schemes]);
        return dates();
      },
      listEvents: (requested: unknown, query: EventsQuery) => {
        calls.push([requested, query.limit]);
        return events();
      },
    },
  };
  const response = await loader({
    request: new Request(`http://127.0.0.1:3000/calendar/${file}`),
    context: {
      ...context,
      now: () => new Date(`${day}T10:00:00Z`),
      clients: fakeClients({ ...clients, ...without }),
    },
    params: { file },
  });
  return { response, calls };
}

describe('the private link', () => {
  it.each<[string, Partial<Record<OptionalApi, null>>, string[]]>([
    ['own dates', { ownDates: null }, ['Main deadline', 'Clearing']],
    ['a history', { history: null }, ['Main deadline', 'Interview']],
    ['dates of the cycle', { events: null }, ['Interview']],
  ])('[EXT-7] the file of a hub without %s has the other dates', async (_what, without, titles) => {
    const named = keyDatesOfCycles.filter(({ id }) => /^2027-(main|clearing)$/.test(id));
    const { response } = await request(`${token}.ics`, {
      dates: () => ok(named),
      written: () => ok([ownDate()]),
      without,
    });
    expect(response.status).toBe(200);
    const file = await response.text();
    for (const title of titles) expect(file).toContain(title);
    expect(file.includes('Interview')).toBe(!('ownDates' in without));
    expect(file.includes('Main deadline')).toBe(!('events' in without));
  });

  it('[EXT-7] a hub without any dates has no file', async () => {
    const { response } = await request(`${token}.ics`, {
      without: { events: null, ownDates: null },
    });
    expect(response.status).toBe(404);
  });

  it("[EXT-7] the private link returns upcoming dates for the owner's year and routes, without a session", async () => {
    const dates = () =>
      ok([
        named('long-ago', '2026-10-21', 'Long ago'),
        named('just-passed', '2026-10-22', 'Just passed'),
        named('2026-extra', '2026-12-01', 'Extra, 2026 entry'),
        clearing,
        named('2028-opens', '2027-05-11', 'Applications open, 2028 entry'),
        ...keyDatesOfCycles.filter(({ id }) => /^202[67]-(main|clearing)$/.test(id)),
      ]);
    const { response, calls } = await request(`${token}.ics`, { dates });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe(
      'inline; filename="application-dates.ics"',
    );
    const file = await response.text();
    expect(icsFaults(file)).toEqual([]);
    const uids = new ICAL.Component(ICAL.parse(file) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('uid'));
    expect(uids).toEqual([
      'deadline-2027-main@applicant-hub',
      'deadline-2027-clearing@applicant-hub',
      'date-just-passed@applicant-hub',
      'date-clearing-opens@applicant-hub',
    ]);
    expect(file).not.toContain(token);
    const asSignedOut = expect.not.objectContaining({
      token: expect.anything() as unknown,
    }) as unknown;
    expect(calls).toHaveLength(4);
    expect(calls.filter(([, given]) => given === token)).toEqual([
      [asSignedOut, token],
      [asSignedOut, token],
      [asSignedOut, token],
    ]);
    expect(calls).toContainEqual([expect.objectContaining({ token: null }), ['Undergraduate']]);
  });

  /** The ids of the undergraduate key dates in the file on a day, for these last known statuses. */
  const idsOn = async (day: string, ...statuses: LastStatus[]) => {
    const dates = keyDatesOfCycles.filter(({ schemes }) => schemes.includes('undergraduate'));
    const { response } = await request(`${token}.ics`, {
      dates: () => ok(dates),
      statuses: () => ok(statuses),
      day,
    });
    const file = await response.text();
    expect(icsFaults(file)).toEqual([]);
    const uids = file.replaceAll('\r\n ', '').matchAll(/^UID:(?:deadline|date)-(.*)@/gm);
    return [...uids].map(([, id]) => id?.replace(/^2027-|-undergraduate/g, ''));
  };
  const last = (status: string): LastStatus => ({
    ...{ scheme: 'ug', entryYear: 2027, isChoice: false, status },
  });

  const afterApplying = ['extra', 'clearing', 'clearing-opens'];
  it.each<[string, LastStatus[], string[]]>([
    ['an application that waits for decisions', [last('waitingForDecisions')], afterApplying],
    [
      'an application with an unsuccessful choice',
      [last('decisionsReceived'), { ...last('R'), isChoice: true }],
      afterApplying,
    ],
    ['an application that is not sent', [last('inProgress')], ['choices', ...afterApplying]],
    [
      'an application to conservatoires only',
      [{ ...last('sent'), scheme: 'uc' }],
      ['choices', ...afterApplying],
    ],
    ['no application', [], ['choices', ...afterApplying]],
  ])(
    '[EXT-7] after the first decisions, if the last visit showed %s, the file has every date that may concern the applicant now',
    async (_what, statuses, ids) => {
      const found = await idsOn('2027-04-10', ...statuses);
      expect(found).toEqual(expect.arrayContaining(['replies-2027-03-31', ...ids]));
      expect(found.includes('choices')).toBe(ids.includes('choices'));
    },
  );

  it.each([
    ['placedFirm', '2026-11-22'],
    ['withdrawn', '2026-11-22'],
    ['placedFirm', '2027-05-20'],
  ])(
    '[EXT-7] with the last known status %s, on %s, the file has no dates of the cycle',
    async (status, day) => {
      expect(await idsOn(day, last(status))).toEqual([]);
    },
  );

  it("[EXT-7] the file has the applicant's dates from the last 31 days", async () => {
    const passed = ['replies-2027-03-31', 'replies-2027-05-12'];
    const sent = await idsOn('2027-06-04', last('waitingForDecisions'));
    expect(sent).toEqual(expect.arrayContaining(passed));
    expect(await idsOn('2027-01-20', last('waitingForDecisions'))).not.toContain('main');
    expect(await idsOn('2027-01-20')).toContain('main');
  });

  it("[EXT-35] the private link includes the owner's own dates, with their ends and places", async () => {
    const written = () =>
      ok([ownDate(), ownDate({ id: 'long-ago', date: '2026-10-21', title: 'Long ago' })]);
    const file = await (await request(`${token}.ics`, { written })).response.text();
    expect(icsFaults(file)).toEqual([]);
    const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
    const values = (name: string) => events.map((event) => event.getFirstPropertyValue(name));
    expect(values('uid')).toEqual([
      'date-clearing-opens@applicant-hub',
      'own-an-interview@applicant-hub',
    ]);
    const [, interview] = events;
    expect(interview?.getFirstPropertyValue('summary')).toBe('Interview');
    expect(interview?.getFirstPropertyValue('location')).toBe('Heslington Hall, York');
    expect(String(interview?.getFirstPropertyValue('dtstart'))).toBe('2027-02-10T10:30:00Z');
    expect(String(interview?.getFirstPropertyValue('dtend'))).toBe('2027-02-10T12:00:00Z');
    expect(interview?.getFirstPropertyValue('description')).toBe(
      'For History, University of York\nMore about it: http://127.0.0.1:3000/dashboard/calendar/own/an-interview',
    );
  });

  it("[EXT-36] the private link includes the owner's to-dos with a due date, until they are done", async () => {
    const written = () =>
      ok([ownTodo(), ownTodo({ id: 'any-day', date: null }), ownTodo({ id: 'done', done: true })]);
    const file = await (await request(`${token}.ics`, { written })).response.text();
    expect(icsFaults(file)).toEqual([]);
    expect(file.match(/^UID:own-.*$/gm)).toEqual(['UID:own-a-train@applicant-hub']);
    expect(file).toContain('\r\nSUMMARY:To do: Book the train to York\r\n');
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270203\r\n');
  });

  it('[EXT-7] the private link returns saved events, without a session', async () => {
    const day = { date: '2027-06-19', end: { date: '2027-06-19', time: '16:00' } };
    const { response, calls } = await request(`${token}.ics`, {
      read: () => ok({ answers, events: ['7', '8'] }),
      dates: () => ok([]),
      events: () =>
        ok([openEvent({ id: '7', ...day }), openEvent({ id: '8', date: '2026-10-01' })]),
    });
    const file = await response.text();
    expect(icsFaults(file)).toEqual([]);
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:event-7@applicant-hub']);
    expect(lines).toContain('DTSTART:20270619T090000Z');
    expect(lines).toContain('DTEND:20270619T150000Z');
    expect(lines).toContainEqual(
      expect.stringContaining('DESCRIPTION:You keep this event in the applicant hub.\\n'),
    );
    expect(calls).toContainEqual([
      expect.objectContaining({ token: null }),
      { by: 'ids', ids: ['7', '8'] },
    ]);
  });

  it.each([
    [`${token}.ics`, 1],
    ['guessed.ics', 0],
    [`${token}%.ics`, 0],
    [`${token.repeat(3)}.ics`, 0],
    ['no-file', 0],
    ['.ics', 0],
  ])('[EXT-7] a request for the file %s returns 404, after %i API calls', async (file, count) => {
    const { response, calls } = await request(file, { read: () => ok(null) });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
    expect(calls).toHaveLength(count);
  });

  it.each([
    ['the account', { read: () => failed('timeout', null) }],
    ['the dates', { dates: () => failed('unavailable', 503) }],
    ["the applicant's own dates", { written: () => failed('unavailable', 503) }],
    ['the statuses', { statuses: () => failed('unavailable', 503) }],
    ["some of the applicant's own dates", { written: () => partial([]) }],
    [
      'some saved events',
      { events: () => partial([]), read: () => ok({ answers, events: ['7'] }) },
    ],
    ["the applicant's own dates for a new link", { written: () => ok(null) }],
    [
      'saved events',
      {
        read: () => ok({ answers, events: ['7'] }),
        events: () => failed('unavailable', 503),
      },
    ],
  ])(
    '[EXT-7] if %s cannot be loaded, the response is an error with a retry time, not a partial file',
    async (_what, result) => {
      const { response } = await request(`${token}.ics`, result);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('3600');
    },
  );
});
