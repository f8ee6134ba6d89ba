import type { CalendarLink, Result } from '@applicant-hub/api-clients';
import {
  openEvent,
  ownDate,
  ownTodo,
  trackedApplication,
} from '@applicant-hub/api-clients/fixtures';
import type { KeyDate, OpenEvent, OwnItem, TrackedApplication } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { failed, fakeCall, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { loadCalendar } from './load.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const main: KeyDate = {
  id: 'main',
  title: 'Main deadline',
  date: '2027-01-13',
  time: '18:00',
  url: null,
  schemes: ['undergraduate'],
  cycle: null,
};

const personalisation = {
  collection: 'dashboardUserData' as const,
  name: 'Personalisation',
  data: '{"studyYear":"2027","studyLevel":"Undergraduate","conservatoires":"yes"}',
};

/** Responses of the APIs. By default one date, and no own dates. */
interface Answers {
  dates?: () => ReturnType<typeof ok<readonly KeyDate[]>>;
  link?: () => Promise<Result<CalendarLink | null>>;
  written?: () => Promise<Result<readonly OwnItem[]>>;
  /** Ids of the kept events. */
  kept?: readonly string[];
  events?: () => Promise<Result<OpenEvent[]>>;
  /** The undergraduate application. By default none. */
  tracked?: () => Promise<Result<TrackedApplication | null>>;
}

const none = () => ok(null);

const undergraduateDates = keyDatesOfCycles.filter(({ schemes }) =>
  schemes.includes('undergraduate'),
);

/**
 * The page at an address, for an undergraduate applicant of 2027 who is also interested in
 * conservatoires.
 */
function page(
  query: string,
  {
    dates = () => ok([main]),
    link = () => ok(null),
    written = () => ok([]),
    kept = [],
    events = () => ok([]),
    tracked = none,
  }: Answers = {},
) {
  const asked: (readonly string[])[] = [];
  const call = fakeCall({
    identity: { findCalendarLink: link },
    favourites: { events: kept.map((id) => ({ id })) },
  });
  const { context, applicant } = call;
  const listKeyDates = (_context: unknown, schemes: readonly string[]) => {
    asked.push(schemes);
    return dates();
  };
  const view = () =>
    loadCalendar(
      testScope({
        ...call,
        request: new Request(`http://127.0.0.1:3000/dashboard/calendar${query}`),
        context: {
          ...context,
          now: () => new Date('2026-11-22T10:00:00Z'),
          clients: {
            ...context.clients,
            events: { listKeyDates, listEvents: events },
            ownDates: { list: written },
            tracking: { ugTrack: () => tracked(), ucTrack: none, ugClearingTrack: none },
            apply: { ugApplication: none, ucApplication: none },
          },
        },
        applicant: {
          ...applicant,
          user: { ...applicant.user, settings: [personalisation] },
          personalisation: { ...applicant.personalisation, studyYear: 2027 },
        },
      }),
    );
  return { asked, view };
}

describe('loadCalendar', () => {
  it.each([
    ['', ['Conservatoires', 'Undergraduate']],
    ['?filtered=yes&schemes=teacher-training', ['Teacher training']],
    ['?filtered=yes', []],
  ])(
    '[CAL-10][CAL-12][AMB-52] %s requests the dates of the active filters',
    async (query, labels) => {
      const { asked, view } = page(query);
      const { upcoming } = await view();
      expect(asked).toContainEqual(labels);
      expect(upcoming).toMatchObject([{ name: 'January 2027', dates: [{ id: 'main' }] }]);
    },
  );

  it('[CAL-8] the dates are in chronological order, whatever order the API returns', async () => {
    const evening = { ...main, id: 'evening', title: 'Evening', time: '20:00' };
    const before = { ...main, id: 'before', date: '2026-12-01' };
    const passed = [
      { ...main, id: 'passed', date: '2026-11-01' },
      { ...main, id: 'earlier', date: '2026-10-01' },
    ];
    const { upcoming, past } = await page('', {
      dates: () => ok([evening, main, before, ...passed]),
    }).view();
    const ids = (months: typeof upcoming) =>
      months.flatMap(({ dates }) => dates.map(({ id }) => id));
    expect(ids(upcoming)).toEqual(['before', 'main', 'evening']);
    expect(ids(past)).toEqual(['earlier', 'passed']);
  });

  it('[EXT-30] the dates of cycles that do not concern the applicant are left out', async () => {
    const ofCycle = (entryYear: number): KeyDate => ({
      ...main,
      id: String(entryYear),
      cycle: {
        entryYear,
        stage: 'apply',
        key: 'main',
        isConfirmed: false,
        decisionsBy: null,
      },
    });
    const years = [2025, 2026, 2027, 2028, 2029].map(ofCycle);
    const { upcoming, later } = await page('', { dates: () => ok(years) }).view();
    const ids = (months: typeof upcoming) =>
      months.flatMap(({ dates }) => dates.map(({ id }) => id));
    expect(ids(upcoming)).toEqual(['2026', '2027']);
    expect(later.map(({ year, months }) => [year, ids(months)])).toEqual([[2028, ['2028']]]);
  });

  it('[CAL-13] a failure gives an empty list, and is not cached', async () => {
    let isUp = false;
    const { view } = page('', { dates: () => (isUp ? ok([main]) : failed('unavailable', 503)) });
    expect(await view()).toMatchObject({ isFailed: true, past: [], upcoming: [] });
    isUp = true;
    expect(await view()).toMatchObject({ isFailed: false, upcoming: [{ id: '2027-01' }] });
  });

  it('[EXT-30] upcoming own deadlines are shown, whatever the filters are', async () => {
    const { own } = await page('?filtered=yes', { dates: () => ok(keyDatesOfCycles) }).view();
    expect(own.map(({ id, when }) => [id, when])).toEqual([
      ['deadline-2027-main', 'Wednesday 13 January, 6pm, 52 days left'],
      ['deadline-2027-main-conservatoires', 'Wednesday 13 January, 6pm, 52 days left'],
      ['deadline-2027-replies-undergraduate-2027-03-31', 'Wednesday 5 May, 6pm, 164 days left'],
      ['deadline-2027-choices', 'Wednesday 30 June, 6pm, 220 days left'],
    ]);
  });

  it('[EXT-9] own deadlines are only those that can apply to the applicant, with the reply dates merged', async () => {
    const { own, noneLeft } = await page('', {
      dates: () => ok(undergraduateDates),
      tracked: () => ok(trackedApplication({ applicationStatus: 'Referred' })),
    }).view();
    expect(noneLeft).toBe('not-yours');
    expect(own).toMatchObject([
      {
        id: 'deadline-2027-replies-undergraduate-2027-03-31',
        later:
          'If your last decision comes after 31 March: 2 June. If your last decision comes after 12 May: 21 July.',
      },
    ]);
  });

  it('[EXT-9] without an own deadline that can apply, the page says so', async () => {
    const { own, noneLeft } = await page('', {
      dates: () => ok(undergraduateDates),
      tracked: () => ok(trackedApplication({ applicationStatus: 'Placed' })),
    }).view();
    expect([own, noneLeft]).toEqual([[], 'not-yours']);
  });

  it.each([
    ['fails', () => failed('unavailable', 503)],
    ['refuses the session', () => failed('unauthorised', 401)],
  ] as const)('[EXT-9] every deadline is shown when the application API %s', async (_, tracked) => {
    const { own } = await page('', { dates: () => ok(undergraduateDates), tracked }).view();
    expect(own.map(({ id }) => id)).toEqual([
      'deadline-2027-main',
      'deadline-2027-replies-undergraduate-2027-03-31',
      'deadline-2027-choices',
      'deadline-2027-extra',
      'deadline-2027-clearing',
    ]);
  });

  it.each<[string, () => ReturnType<typeof ok<readonly KeyDate[]>>, string]>([
    ['fails', () => failed('timeout', null), 'failed'],
    ['tells of no deadline', () => ok([main]), 'unknown'],
  ])('[EXT-30] without own deadlines the page says why, when the API %s', async (_, dates, why) => {
    expect(await page('', { dates }).view()).toMatchObject({ own: [], noneLeft: why });
  });

  it('[EXT-35] own dates are in the list, whatever the filters are', async () => {
    const written = () =>
      ok([
        ownDate({ date: '2027-01-20' }),
        // It has started, and is over this evening.
        ownDate({ id: 'today', date: '2026-11-22', time: '09:00', until: null, choice: null }),
        ownDate({ id: 'over', date: '2026-11-22', time: '08:00', until: '09:00' }),
      ]);
    const { upcoming, past, ownProblem } = await page('', { written }).view();
    const ids = (months: typeof upcoming) =>
      months.flatMap(({ dates }) => dates.map(({ id }) => id));
    expect(ownProblem).toBeNull();
    expect(ids(past)).toEqual(['own-over']);
    expect(ids(upcoming)).toEqual(['own-today', 'main', 'own-an-interview']);
    expect(upcoming[1]?.dates[1]).toEqual({
      id: 'own-an-interview',
      title: 'Interview',
      when: 'Wednesday 20 January, 10:30am to midday',
      day: '20',
      weekday: 'Wed',
      isToday: false,
      schemes: [],
      href: null,
      own: {
        place: 'Heslington Hall, York',
        choice: 'History, University of York',
        tag: 'Yours',
        changeHref: '/dashboard/calendar/own/an-interview',
      },
      clashes: [],
    });
  });

  it('[EXT-36] to-dos with a due date are in the list until they are done, also when overdue', async () => {
    const written = () =>
      ok([
        ownTodo({ id: 'late', date: '2026-11-20' }),
        ownTodo({ id: 'soon', date: '2026-12-01', done: true }),
        ownTodo({ id: 'over', date: '2026-11-20', done: true }),
        ownTodo({ id: 'any-day', date: null }),
      ]);
    const { upcoming, past } = await page('', { written }).view();
    const own = (months: typeof upcoming) =>
      months.flatMap(({ dates }) =>
        dates.flatMap(({ id, own: part }) => (part ? [[id, part.tag]] : [])),
      );
    expect(own(past)).toEqual([['own-over', 'Done']]);
    expect(own(upcoming)).toEqual([
      ['own-late', 'To do'],
      ['own-soon', 'Done'],
    ]);
    expect(upcoming[0]?.dates[0]?.own?.changeHref).toBe('/dashboard/todo/own/late');
  });

  it('[EXT-35] two dates at the same time, or in two towns on one day, show their clash', async () => {
    const written = () =>
      ok([
        ownDate({ id: 'york', title: 'Interview' }),
        ownDate({ id: 'online', title: 'Chat', time: '11:00', until: null, place: 'Online' }),
        ownDate({ id: 'leeds', title: 'Audition', time: '15:00', until: null, place: 'Leeds' }),
      ]);
    const { upcoming } = await page('', { written }).view();
    const clashes = upcoming.flatMap(({ dates }) =>
      dates.map(({ id, clashes: ofIt }) => [id, ofIt]),
    );
    expect(Object.fromEntries(clashes)).toEqual({
      main: undefined,
      'own-york': [
        'At the same time as “Chat”, Wednesday 10 February, 11am',
        'On the same day as “Audition” in another place (Leeds), Wednesday 10 February, 3pm',
      ],
      'own-online': ['At the same time as “Interview”, Wednesday 10 February, 10:30am to midday'],
      'own-leeds': [
        'On the same day as “Interview” in another place (Heslington Hall, York), Wednesday 10 February, 10:30am to midday',
      ],
    });
  });

  it('[EXT-35] a kept event and an own date show their clash', async () => {
    const { view } = page('', {
      written: () => ok([ownDate({ title: 'Interview' })]),
      kept: ['7', '8'],
      events: () =>
        ok([
          openEvent({
            id: '7',
            title: 'Open day',
            date: '2027-02-10',
            time: '14:00',
            area: 'Bath',
          }),
          openEvent({ id: '8', title: 'Talk', date: '2027-02-10', time: '11:00', area: null }),
        ]),
    });
    const [, february] = (await view()).upcoming;
    expect(february?.dates.map(({ id, clashes }) => [id, clashes])).toEqual([
      [
        'own-an-interview',
        [
          'On the same day as “Open day” in another place (Bath), Wednesday 10 February, 2pm',
          'At the same time as “Talk”, Wednesday 10 February, 11am',
        ],
      ],
      ['event-8', ['At the same time as “Interview”, Wednesday 10 February, 10:30am to midday']],
      [
        'event-7',
        [
          'On the same day as “Interview” in another place (Heslington Hall, York), Wednesday 10 February, 10:30am to midday',
        ],
      ],
    ]);
  });

  it('[EXT-35] if own dates are unavailable, the page says so and shows the other dates', async () => {
    const written = () => failed('timeout', null);
    expect(await page('', { written }).view()).toMatchObject({
      ownProblem: "Your own dates can't be shown just now.",
      upcoming: [{ dates: [{ id: 'main' }] }],
    });
  });

  it('[EXT-35][AMB-119] if only some own dates can be read, the page shows them and says that others are missing', async () => {
    const written = () => partial([ownDate()]);
    expect(await page('', { written }).view()).toMatchObject({
      ownProblem: "Some of your own dates can't be shown just now. They are still saved.",
      upcoming: [{ dates: [{ id: 'main' }] }, { dates: [{ id: 'own-an-interview' }] }],
    });
  });

  it('[AMB-119] a kept event that failed to load is not reported as gone', async () => {
    const events = () => partial([openEvent({ id: '7', date: '2027-03-06' })]);
    expect(await page('', { kept: ['7', '8'], events }).view()).toMatchObject({
      kept: { words: "Some of the events you keep can't be shown just now.", gone: [] },
    });
  });

  it('the applications are requested before the own dates arrive', async () => {
    let answer: (value: Result<readonly OwnItem[]>) => void = () => undefined;
    const { view } = page('', {
      written: () => new Promise((resolve) => (answer = resolve)),
      tracked: () => {
        answer({ ok: true, value: [] });
        return ok(null);
      },
    });
    expect(await view()).toMatchObject({ upcoming: [{ dates: [{ id: 'main' }] }] });
  });

  it('a slow link does not hold up the dates', async () => {
    const { view } = page('?filtered=yes', { link: () => new Promise(() => undefined) });
    expect(await view()).toMatchObject({
      upcoming: [{ dates: [{ id: 'main' }] }],
      link: { state: 'unknown' },
    });
  });

  it('kept events are in the list, whatever the filters are, and missing ones are named', async () => {
    const visit = openEvent({ id: '7', date: '2027-03-06' });
    const { view } = page('?filtered=yes', {
      dates: () => ok([]),
      kept: ['7', '8'],
      events: () => ok([visit]),
    });
    expect(await view()).toMatchObject({
      upcoming: [{ name: 'March 2027', dates: [{ id: 'event-7', kept: { id: '7' } }] }],
      kept: { words: 'An event you keep is no longer on the programme', gone: ['8'] },
    });
  });

  it('if kept events are unavailable, the page says so and shows the dates', async () => {
    const { view } = page('', { kept: ['7'], events: () => failed('unavailable', 503) });
    expect(await view()).toMatchObject({
      upcoming: [{ dates: [{ id: 'main' }] }],
      kept: { words: "The events you keep can't be shown just now.", gone: [] },
    });
  });

  it('[EXT-7] the view has the URL of the private link', async () => {
    const link = { token: 'a-token', createdAt: '2026-11-20T09:15:00.000Z' };
    expect((await page('', { link: () => ok(link) }).view()).link).toEqual({
      state: 'there',
      url: expect.stringMatching(/^http:\/\/[^/]+\/calendar\/a-token\.ics$/) as string,
      since: 'Friday 20 November',
    });
    expect((await page('').view()).link).toEqual({ state: 'none' });
    expect((await page('', { link: () => failed('timeout', null) }).view()).link).toEqual({
      state: 'unknown',
    });
  });
});
