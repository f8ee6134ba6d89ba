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

/** What the APIs say; by default one date, and nothing that is the applicant's own. */
interface Answers {
  dates?: () => ReturnType<typeof ok<readonly KeyDate[]>>;
  link?: () => Promise<Result<CalendarLink | null>>;
  written?: () => Promise<Result<readonly OwnItem[]>>;
  /** Ids of the events that are kept. */
  kept?: readonly string[];
  events?: () => Promise<Result<OpenEvent[]>>;
  /** The undergraduate application; none without it. */
  tracked?: () => Promise<Result<TrackedApplication | null>>;
}

const none = () => ok(null);

const undergraduateDates = keyDatesOfCycles.filter(({ schemes }) =>
  schemes.includes('undergraduate'),
);

/** The page at an address, for an undergraduate of 2027 who also thinks of conservatoires. */
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
    '[CAL-10][CAL-12][AMB-52] %s asks for the labels of the active filters',
    async (query, labels) => {
      const { asked, view } = page(query);
      const { upcoming } = await view();
      expect(asked).toContainEqual(labels);
      expect(upcoming).toMatchObject([{ name: 'January 2027', dates: [{ id: 'main' }] }]);
    },
  );

  it('[CAL-8] puts the dates in the order of time, whatever order they come in', async () => {
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

  it('[EXT-30] leaves out the dates of cycles that cannot concern the person', async () => {
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

  it('[CAL-13] a failure is an empty list, and is not remembered', async () => {
    let isUp = false;
    const { view } = page('', { dates: () => (isUp ? ok([main]) : failed('unavailable', 503)) });
    expect(await view()).toMatchObject({ isFailed: true, past: [], upcoming: [] });
    isUp = true;
    expect(await view()).toMatchObject({ isFailed: false, upcoming: [{ id: '2027-01' }] });
  });

  it('[EXT-30] has the own deadlines that are ahead, whatever is filtered', async () => {
    const { own } = await page('?filtered=yes', { dates: () => ok(keyDatesOfCycles) }).view();
    expect(own.map(({ id, when }) => [id, when])).toEqual([
      ['deadline-2027-main', 'Wednesday 13 January, 6pm, 52 days left'],
      ['deadline-2027-main-conservatoires', 'Wednesday 13 January, 6pm, 52 days left'],
      ['deadline-2027-replies-undergraduate-2027-03-31', 'Wednesday 5 May, 6pm, 164 days left'],
      ['deadline-2027-choices', 'Wednesday 30 June, 6pm, 220 days left'],
    ]);
  });

  it('[EXT-9] has only the deadlines that can be theirs, and the reply dates as one', async () => {
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

  it('[EXT-9] has none that is for other applicants, and says so', async () => {
    const { own, noneLeft } = await page('', {
      dates: () => ok(undergraduateDates),
      tracked: () => ok(trackedApplication({ applicationStatus: 'Placed' })),
    }).view();
    expect([own, noneLeft]).toEqual([[], 'not-yours']);
  });

  it.each([
    ['fails', () => failed('unavailable', 503)],
    ['refuses the session', () => failed('unauthorised', 401)],
  ] as const)('[EXT-9] has every deadline when the application API %s', async (_, tracked) => {
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
  ])('[EXT-30] has no own deadlines, and says why, when the API %s', async (_, dates, why) => {
    expect(await page('', { dates }).view()).toMatchObject({ own: [], noneLeft: why });
  });

  it('[EXT-35] has the dates that the applicant wrote among the others, whatever is filtered', async () => {
    const written = () =>
      ok([
        ownDate({ date: '2027-01-20' }),
        // It has begun, and is over this evening.
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

  it('[EXT-36] has what there is to do by a day, however late, until it is done', async () => {
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

  it('[EXT-35] says of two dates at one time, and of two towns on one day, what they clash with', async () => {
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

  it('[EXT-35] says what a kept event and a date that the applicant wrote clash with', async () => {
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

  it('[EXT-35] says so when nobody can say what the applicant wrote, and shows the other dates', async () => {
    const written = () => failed('timeout', null);
    expect(await page('', { written }).view()).toMatchObject({
      ownProblem: "Your own dates can't be shown just now.",
      upcoming: [{ dates: [{ id: 'main' }] }],
    });
  });

  it('[EXT-35][AMB-119] shows the own dates that could be read, and says that there are others', async () => {
    const written = () => partial([ownDate()]);
    expect(await page('', { written }).view()).toMatchObject({
      ownProblem: "Some of your own dates can't be shown just now. They are still saved.",
      upcoming: [{ dates: [{ id: 'main' }] }, { dates: [{ id: 'own-an-interview' }] }],
    });
  });

  it('[AMB-119] a kept event that could not be read is not gone', async () => {
    const events = () => partial([openEvent({ id: '7', date: '2027-03-06' })]);
    expect(await page('', { kept: ['7', '8'], events }).view()).toMatchObject({
      kept: { words: "Some of the events you keep can't be shown just now.", gone: [] },
    });
  });

  it('shows the dates without a link that is late', async () => {
    const { view } = page('?filtered=yes', { link: () => new Promise(() => undefined) });
    expect(await view()).toMatchObject({
      upcoming: [{ dates: [{ id: 'main' }] }],
      link: { state: 'unknown' },
    });
  });

  it('has the events that are kept, whatever is filtered, and names what is gone', async () => {
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

  it('shows the dates when kept events cannot be had, and says so', async () => {
    const { view } = page('', { kept: ['7'], events: () => failed('unavailable', 503) });
    expect(await view()).toMatchObject({
      upcoming: [{ dates: [{ id: 'main' }] }],
      kept: { words: "The events you keep can't be shown just now.", gone: [] },
    });
  });

  it('[EXT-7] has the address of the private link', async () => {
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
