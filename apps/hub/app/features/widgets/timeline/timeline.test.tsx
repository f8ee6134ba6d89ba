import { defaultPageState } from '@applicant-hub/api-clients';
import {
  favouritesOverview,
  keyDate,
  openEvent,
  ownDate,
  ownTodo,
  trackedApplication,
} from '@applicant-hub/api-clients/fixtures';
import type { Result } from '@applicant-hub/api-clients';
import type { KeyDate, OpenEvent, OwnItem } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { failed, favouriteLists, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import { TimelineCard } from './TimelineCard.tsx';
import type { TimelineView } from './view-types.ts';
import { timeline } from './widget.ts';
import { server } from './widget.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

/** The application APIs of an applicant with this status, or without an application. */
function applicationsOf(status: string | undefined) {
  const none = () => ok(null);
  return {
    tracking: {
      ugTrack: () =>
        ok(status === undefined ? null : trackedApplication({ applicationStatus: status })),
      ucTrack: none,
      ugClearingTrack: none,
    },
    apply: { ugApplication: none, ucApplication: none },
  };
}

interface Page {
  ticks?: object;
  /** The application status from the tracking API; omitted if there is no application. */
  tracked?: string;
  answer?: () => Promise<Result<readonly KeyDate[]>>;
  written?: () => Promise<Result<readonly OwnItem[]>>;
  saved?: OpenEvent[];
}

const countsOf = (saved: readonly OpenEvent[]) => ({
  ...favouritesOverview().counts,
  events: saved.length,
});

/**
 * The page of an applicant whose events API returns this response. Records the requested schemes.
 */
function page({
  ticks,
  tracked,
  answer: result = () => ok([]),
  written = () => ok([]),
  saved = [],
}: Page) {
  const requests: (readonly string[])[] = [];
  const { context } = createTestSite().request();
  const listKeyDates = (_context: unknown, schemes: readonly string[]) => {
    requests.push(schemes);
    return result();
  };
  const data = JSON.stringify(ticks ?? {});
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context: {
      ...context,
      now: () => NOW,
      clients: {
        events: { listKeyDates, listEvents: () => ok(saved) },
        identity: {
          listFavourites: favouriteLists({ events: saved }),
          favouritesOverview: () => ok(favouritesOverview({ counts: countsOf(saved) })),
        },
        ownDates: { list: written },
        ...applicationsOf(tracked),
      },
    },
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      user: { settings: [{ collection: 'dashboardSettings', name: 'Timeline', data }] },
      personalisation: { studyYear: 2027, studyLevel: 'Undergraduate' },
      pageState: defaultPageState,
    },
  });
  const load = async () => (await server.load?.(scope, false)) as TimelineView;
  const html = async () =>
    renderPage(
      <TimelineCard
        widget={widgetView(timeline.definition, scope)}
        data={await load()}
        outcome={null}
      />,
      '/dashboard',
    );
  return { requests, load, html };
}

const text = (html: string) => html.replace(/<[^>]+>/g, '');

describe('the dates of the timeline', () => {
  const dates = [
    keyDate({ id: 'replies', date: '2027-02-10', time: null, title: 'Reply', url: null }),
    keyDate({ id: 'past', date: '2026-10-15' }),
    keyDate(),
  ];

  it('[CAL-1] the timeline links to the calendar', async () => {
    expect(await page({}).html()).toMatch(/href="\/calendar"[^>]*>View the calendar</);
  });

  const undergraduateDates = keyDatesOfCycles.filter(({ schemes }) =>
    schemes.includes('undergraduate'),
  );

  it('[EXT-34] the timeline of a placed applicant has no application deadlines', async () => {
    const idsFor = async (tracked?: string) => {
      const view = await page({
        answer: () => ok(undergraduateDates),
        ...(tracked && { tracked }),
      }).load();
      return view.state === 'ready' ? view.dates.map(({ id }) => id) : [];
    };
    expect(await idsFor()).toContain('2027-main');
    expect(await idsFor('Placed')).toEqual([]);
  });

  it('[CAL-2] the timeline lists the upcoming dates as text, soonest first', async () => {
    expect(await page({ answer: () => ok(dates) }).load()).toEqual({
      state: 'ready',
      isNextKnown: true,
      dates: [
        {
          id: '2027-main',
          title: 'Equal consideration deadline',
          href: '/undergraduate/deadline',
          date: '2027-01-13',
          when: 'Wednesday 13 January, 6pm UK time',
          left: '54 days left',
          isToday: false,
          isNext: true,
        },
        {
          id: 'replies',
          title: 'Reply',
          href: null,
          date: '2027-02-10',
          when: 'Wednesday 10 February',
          left: '82 days left',
          isToday: false,
        },
      ],
    });
  });

  it('[CAL-2] the next date shows the number of days left', async () => {
    const html = text(await page({ answer: () => ok(dates) }).html());
    expect(html).toMatch(/(?<!\d)54 days left/);
    expect(html).not.toContain('82 days left');
  });

  it("the timeline has the dates of the applicant's year of entry", async () => {
    const named = ['Clearing opens, 2027 entry', 'Clearing opens, 2028 entry', 'Live session'];
    const html = await page({
      answer: () => ok(named.map((title) => keyDate({ id: title, title }))),
    }).html();
    expect(named.filter((title) => html.includes(title))).toEqual([named[0], named[2]]);
  });

  it("[EXT-9] the next date is one of the applicant's dates, even if a date for information only is sooner", async () => {
    const [advisory] = undergraduateDates.filter(({ id }) => id === '2027-advisory');
    const informs = { ...advisory!.cycle!, key: 'results-scotland' };
    const sooner = keyDate({ id: 'informs', title: 'Informs', date: '2026-12-01', cycle: informs });
    const html = await page({
      tracked: 'Referred',
      answer: () => ok([sooner, ...undergraduateDates]),
    }).html();
    expect(text(html)).toContain('Next: Wednesday 31 March');
    expect(html).toMatch(/Informs.*data-next.*2027-advisory/s);
    // The applicant chose to see the dates of this scheme.
    const chosen = { ...sooner, schemes: ['conservatoires'] };
    const other = await page({ tracked: 'Referred', answer: () => ok([chosen]) }).html();
    expect(text(other)).toContain('Next: Tuesday 1 December');
  });

  it("[EXT-9] no date is labelled as next if none is known to be the applicant's", async () => {
    // The status is unknown to the hub, so the reply date may be that of other applicants.
    const replies = undergraduateDates.filter(({ cycle }) => cycle?.stage === 'reply');
    const html = await page({ tracked: 'Something new', answer: () => ok(replies) }).html();
    expect(html).toContain('<ol');
    expect(text(html)).not.toContain('Next:');
  });

  it('a date that is today shows the hours left, and is highlighted', async () => {
    const tonight = keyDate({ date: '2026-11-20', time: '18:00' });
    const html = await page({ answer: () => ok([tonight]) }).html();
    expect(text(html)).toContain('today, 8 hours left');
    expect(html).toContain('data-tone="turn"');
    expect(await page({ answer: () => ok(dates) }).html()).toContain('data-tone="info"');
  });

  const personal = {
    answer: () => ok([keyDate()]),
    written: () =>
      ok([
        ownDate({ title: 'Interview', date: '2026-12-03' }),
        ownTodo({ id: 'train', title: 'Book the train', date: '2026-12-01' }),
        ownTodo({ id: 'done', title: 'Packed', date: '2026-11-30', done: true }),
        ownTodo({ id: 'any-day', title: 'Some day', date: null }),
      ]),
    saved: [openEvent({ id: '7', title: 'Open day', date: '2026-12-02' })],
  };

  it("[EXT-35][EXT-36] the timeline includes the applicant's own dates and to-dos, and saved events", async () => {
    const view = await page(personal).load();
    expect(view.state === 'ready' && view.dates.map(({ title, href }) => [title, href])).toEqual([
      ['Book the train', '/dashboard/todo/own/train'],
      ['Open day', '/dashboard/events/7'],
      ['Interview', '/dashboard/calendar/own/an-interview'],
      ['Equal consideration deadline', '/undergraduate/deadline'],
    ]);
    expect(text(await page(personal).html())).toContain('Next: Tuesday 1 December');
  });

  it('[EXT-35] no date is labelled as next while an earlier date may be missing', async () => {
    const html = await page({ ...personal, written: () => failed('timeout', null) }).html();
    expect(text(html)).toContain('Equal consideration deadline');
    expect(text(html)).not.toContain('Next:');
    expect(text(html)).toContain('Some of your dates can&#x27;t be shown right now.');
  });

  it("[EXT-35] a timeline without key dates also shows a message when the applicant's own dates are unavailable", async () => {
    const html = await page({ written: () => failed('timeout', null) }).html();
    expect(text(html)).toContain('Some of your dates can&#x27;t be shown right now.');
  });

  it('the timeline has at most five dates', async () => {
    const many = Array.from({ length: 30 }, (_, index) => keyDate({ id: String(index) }));
    expect(await page({ answer: () => ok(many) }).load()).toMatchObject({
      dates: { length: 5 },
    });
  });
});

describe('the schemes of the timeline', () => {
  it.each([
    [{}, ['undergraduate']],
    [{ undergraduate: 'no', conservatoires: 'yes' }, ['conservatoires']],
    [{ undergraduate: 'yes', conservatoires: 'yes' }, ['conservatoires', 'undergraduate']],
  ])('[CAL-3] if the ticked schemes are %o, the widget requests %j', async (ticks, schemes) => {
    const { requests, load } = page({ ticks });
    await load();
    // The application tiles also request the dates of all schemes.
    expect(requests[0]).toEqual(schemes);
  });

  it('[CAL-4] without a ticked scheme, no request is sent, and the card explains what to do', async () => {
    const { requests, html } = page({ ticks: { undergraduate: 'no', conservatoires: 'no' } });
    const shown = await html();
    expect(text(shown)).toContain(
      'You must select at least one scheme to search on from the widget settings.',
    );
    expect(shown).toContain('href="/dashboard/widgets/Timeline/settings"');
    expect(requests).toEqual([]);
  });
});

it('[CAL-5][AMB-53] if dates are unavailable, the card shows a link to try again, but no error message', async () => {
  const html = await page({ answer: () => failed('unavailable', 503) }).html();
  expect(text(html)).toContain('Try again');
  expect(text(html)).not.toMatch(/sorry|could not|problem/i);
  expect(html).not.toContain('<ol');
});

it('[CAL-6] an empty timeline shows a message, with a link to the calendar', async () => {
  const html = await page({}).html();
  expect(text(html)).toContain(
    'Sorry, there were no upcoming dates using your selected schemes found. Please view the calendar for a complete list.',
  );
  expect(html).toContain('<a href="/calendar"');
});
