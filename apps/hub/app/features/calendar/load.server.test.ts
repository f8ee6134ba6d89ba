import { trackedApplication } from '@applicant-hub/api-clients/fixtures';
import type { KeyDate } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { loadCalendar } from './load.server.ts';
import { main, page, undergraduateDates } from './testing/calendar-page.ts';

/** The dates of the schemes. Without a filter, the list is empty. */
const ofSchemes = (schemes: readonly string[], dates: readonly KeyDate[] = undergraduateDates) =>
  ok(schemes.length > 0 ? dates : []);

it.each([
  ['events', 'Your dates', /shows the dates and to-dos you wrote/],
  [
    'ownDates',
    'Dates and deadlines',
    /deadlines, the dates of your routes and the events you keep, keeps/,
  ],
] as const)(
  'the title and the introduction of the page match a hub without %s',
  async (api, title, intro) => {
    const { scope } = page('');
    const clients = { ...scope.context.clients, [api]: null };
    const view = await loadCalendar({ ...scope, context: { ...scope.context, clients } });
    expect(view.title).toBe(title);
    expect(view.linkIntro).toMatch(intro);
  },
);

describe('loadCalendar', () => {
  it.each([
    ['', ['Conservatoires', 'Undergraduate']],
    ['?filtered=yes&schemes=teacher-training', ['Teacher training']],
    ['?filtered=yes', []],
  ])(
    "[CAL-10][CAL-12][AMB-52] the query '%s' requests the dates for the active filters",
    async (query, labels) => {
      const { requests, view } = page(query);
      const { upcoming } = await view();
      expect(requests).toContainEqual(labels);
      expect(upcoming).toMatchObject([{ name: 'January 2027', dates: [{ id: 'main' }] }]);
    },
  );

  it('[CAL-8] the dates are in chronological order, whatever their order in the response', async () => {
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

  it('[EXT-30] dates of cycles that are irrelevant to the applicant are left out', async () => {
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

  it('[CAL-13] a failure results in an empty list, and is not cached', async () => {
    let isUp = false;
    const { view } = page('', { dates: () => (isUp ? ok([main]) : failed('unavailable', 503)) });
    expect(await view()).toMatchObject({ isFailed: true, past: [], upcoming: [] });
    isUp = true;
    expect(await view()).toMatchObject({ isFailed: false, upcoming: [{ id: '2027-01' }] });
  });

  it("[EXT-30] the applicant's upcoming deadlines are shown even if no filter is selected", async () => {
    const { own } = await page('?filtered=yes', {
      dates: (schemes) => ofSchemes(schemes, keyDatesOfCycles),
    }).view();
    expect(own.map(({ id, when }) => [id, when])).toEqual([
      ['deadline-2027-main', 'Wednesday 13 January, 6pm, 52 days left'],
      ['deadline-2027-main-conservatoires', 'Wednesday 13 January, 6pm, 52 days left'],
      ['2027-advisory', 'Wednesday 31 March, 129 days left'],
      ['deadline-2027-replies-undergraduate-2027-03-31', 'Wednesday 5 May, 6pm, 164 days left'],
      ['deadline-2027-choices', 'Wednesday 30 June, 6pm, 220 days left'],
    ]);
  });

  it('[EXT-9] the page lists only deadlines that can apply to the applicant, with the reply dates merged', async () => {
    const { own, noneLeft } = await page('?filtered=yes', {
      dates: ofSchemes,
      tracked: () => ok(trackedApplication({ applicationStatus: 'Referred' })),
    }).view();
    expect(noneLeft).toBe('not-yours');
    expect(own).toMatchObject([
      {
        ...{ id: '2027-advisory', label: 'Universities aim to have sent their decisions' },
        isSure: true,
      },
      {
        id: 'deadline-2027-replies-undergraduate-2027-03-31',
        isSure: false,
        later:
          'If your last decision comes after 31 March: 2 June. If your last decision comes after 12 May: 21 July.',
      },
    ]);
  });

  it("[EXT-9] the list marks the applicant's dates, and only the next date is also shown above the list", async () => {
    const { own, hasMarks, upcoming } = await page('', {
      dates: () => ok(undergraduateDates),
      tracked: () => ok(trackedApplication({ applicationStatus: 'Referred' })),
    }).view();
    expect([own.map(({ id }) => id), hasMarks]).toEqual([['2027-advisory'], true]);
    const marks = upcoming.flatMap(({ dates }) =>
      dates.flatMap(({ id, mine, later }) => (mine ? [[id, mine, later]] : [])),
    );
    expect(marks).toEqual([
      ['2027-advisory', 'Yours', undefined],
      [
        '2027-replies-undergraduate-2027-03-31',
        'May be yours',
        'If your last decision comes after 31 March: 2 June. If your last decision comes after 12 May: 21 July.',
      ],
    ]);
    const ids = upcoming.flatMap(({ dates }) => dates.map(({ id }) => id));
    expect(ids).toContain('2027-choices');
    expect(ids.filter((id) => id.includes('replies'))).toHaveLength(1);
  });

  it('[EXT-9] for an applicant with a place, the page states that no deadline can apply', async () => {
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
    const { own } = await page('?filtered=yes', { dates: ofSchemes, tracked }).view();
    expect(own.map(({ id }) => id)).toEqual([
      'deadline-2027-main',
      '2027-advisory',
      'deadline-2027-replies-undergraduate-2027-03-31',
      'deadline-2027-choices',
      'deadline-2027-extra',
      'deadline-2027-clearing',
    ]);
  });

  it.each<[string, () => ReturnType<typeof ok<readonly KeyDate[]>>, string]>([
    ['fails', () => failed('timeout', null), 'failed'],
    ['returns only dates without a cycle', () => ok([main]), 'unknown'],
  ])(
    '[EXT-30] the page explains why the applicant has no deadlines, when the API %s',
    async (_, dates, why) => {
      expect(await page('', { dates }).view()).toMatchObject({ own: [], noneLeft: why });
    },
  );

  it('the page shows the dates without waiting for a slow request for the private link', async () => {
    const { view } = page('?filtered=yes', { link: () => new Promise(() => undefined) });
    expect(await view()).toMatchObject({
      upcoming: [{ dates: [{ id: 'main' }] }],
      link: { state: 'unknown' },
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
