import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { CalendarPage } from './CalendarPage.tsx';
import { CalendarPlacePage } from './CalendarPlaceView.tsx';
import type { CalendarView, MonthView } from '../view-types.ts';

const month = (id: string, name: string, title: string): MonthView => ({
  id,
  name,
  dates: [
    {
      id: `${id}-date`,
      title,
      when: 'Wednesday 13 January, 6pm',
      day: '13',
      weekday: 'Wed',
      schemes: ['Undergraduate'],
      href: '/ucas/deadlines',
      isToday: false,
    },
  ],
});

const view: CalendarView = {
  title: 'Dates and deadlines',
  linkIntro: 'With a private link, your calendar shows these dates.',
  hasCycle: true,
  canAdd: true,
  filters: ['undergraduate'],
  isFailed: false,
  today: 'Sunday 22 November',
  past: [month('2026-10', 'October 2026', 'Early deadline')],
  upcoming: [
    month('2027-01', 'January 2027', 'Main deadline'),
    month('2027-02', 'February 2027', 'Extra opens'),
  ],
  later: [],
  viewsLabel: 'How to show the dates',
  views: [
    { label: 'List', href: '/dashboard/calendar', isCurrent: true },
    { label: 'Month', href: '/dashboard/calendar?view=month', isCurrent: false },
  ],
  place: { view: 'list' },
  year: 2027,
  routes: 'Undergraduate',
  own: [],
  hasMarks: false,
  isUnsure: false,
  noneLeft: 'not-common',
  link: { state: 'none' },
  ownProblem: null,
  savedNote: null,
};

const html = (fields: Partial<CalendarView> = {}) =>
  renderPage(<CalendarPage {...view} {...fields} />, '/dashboard/calendar?schemes=undergraduate');

const empty = 'Sorry... ...there were no upcoming dates found.';

/** A month with a date that the applicant added. */
const mine: MonthView = {
  ...month('2027-02', 'February 2027', 'Interview'),
  dates: [
    {
      ...month('2027-02', 'February 2027', 'Interview').dates[0]!,
      href: null,
      own: {
        tag: 'Yours',
        place: 'York',
        choice: 'History, University of York',
        changeHref: '/dashboard/calendar/own/one',
      },
      clashes: ['At the same time as “Chat”, Wednesday 10 February, 11am'],
    },
  ],
};

describe('own dates', () => {
  it('a hub without the dates of the cycle has no filters, no deadlines and no text about them', async () => {
    const page = await html({ hasCycle: false, upcoming: [mine] });
    expect(page).toContain('Add a date');
    expect(page).not.toMatch(/role="search"|own-deadlines|Show dates for/);
    expect(await html()).toMatch(/own-deadlines.*role="search"/s);
  });

  it('if the hub does not store own dates, the page has no link to add a date', async () => {
    const page = await html({ canAdd: false });
    expect(page).not.toMatch(/\/own\/new/);
    expect(await html()).toMatch(/\/own\/new/);
  });

  it('[EXT-35] a date that the applicant added shows its tag, place, choice and clashes', async () => {
    const page = await html({ upcoming: [mine] });
    for (const words of [
      'Yours</span>',
      '>York</p>',
      'History, University of York</p>',
      'At the same time as “Chat”, Wednesday 10 February, 11am</p>',
      'href="/dashboard/calendar/own/one"',
      'aria-label="Change: Interview, Wednesday 13 January, 6pm"',
    ]) {
      expect(page).toContain(words);
    }
    expect(await html()).not.toContain('Yours</span>');
  });

  it('[EXT-35] the applicant can add a date even when the list of own dates is unavailable', async () => {
    for (const ownProblem of [null, 'Your own dates are away.']) {
      const page = await html({ ownProblem });
      expect(page).toContain('href="/dashboard/calendar/own/new"');
      expect(page.includes('Your own dates are away.')).toBe(ownProblem !== null);
    }
  });

  it("[EXT-35] the applicant's own dates are shown even when all other dates are unavailable", async () => {
    const page = await html({ isFailed: true, past: [], upcoming: [mine] });
    expect(page).toContain('Try again');
    expect(page).toContain('Interview');
    expect(page).not.toContain(empty);
  });
});

describe('dates and deadlines', () => {
  it('[CAL-8] the page has a form with checkboxes and a list by month, with past dates collapsed and today marked', async () => {
    const page = await html();
    expect(page).toMatch(/<h1[^>]*>Dates and deadlines</);
    expect(page).toMatch(/<form[^>]*method="get"[^>]*action="\/dashboard\/calendar"/);
    expect(page.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(1);
    expect(page.match(/type="checkbox"/g)).toHaveLength(5);
    expect(page).toContain('Show dates</button>');
    const places = [
      '1 past date',
      'October 2026',
      'Today, Sunday 22 November',
      'January 2027',
      'February 2027',
    ].map((words) => page.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(page).toContain('href="/dashboard/calendar/2027-01-date.ics"');
    expect(page).not.toContain(empty);
  });

  it('the filters are collapsed, and their summary names the selected routes', async () => {
    const summary = /<details(?![^>]* open)[^>]*><summary.*?Show dates for: ([^<]*)<\/summary>/s;
    const shown = async (filters: CalendarView['filters']) =>
      summary.exec(await html({ filters }))?.[1];
    expect(await shown(['undergraduate', 'teacher-training'])).toBe(
      'Undergraduate, Teacher training',
    );
    expect(await shown([])).toBe('nothing chosen');
  });

  it('[CAL-11] an empty list shows a message', async () => {
    const page = await html({ upcoming: [], past: [] });
    expect(page).toContain(`>${empty}</h2>`);
    expect(page).not.toContain('Try again');
  });

  it('[CAL-13] after a failure, the page shows an empty list and a link to try again, without an error message', async () => {
    const page = await html({ isFailed: true, upcoming: [], past: [] });
    expect(page).not.toContain(empty);
    expect(page).not.toContain('data-tone="danger"');
    expect(page).toContain('aria-busy="false"');
    expect(page).toMatch(/href="\/dashboard\/calendar\?schemes=undergraduate"[^>]*>Try again</);
  });

  it('a saved event has its place, a heart button that removes it, and a calendar file', async () => {
    const visit = month('2027-01', 'January 2027', 'Open day');
    const [first] = visit.dates;
    const dates = [{ ...first!, id: 'event-7', savedEvent: { id: '7', where: 'Leicester' } }];
    const page = await html({ upcoming: [{ ...visit, dates }] });
    expect(page).toContain('Wednesday 13 January, 6pm · Leicester');
    expect(page).toMatch(/name="intent" value="remove".*name="kind" value="events".*value="7"/s);
    expect(page).toContain('value="/dashboard/calendar?schemes=undergraduate#calendar-dates"');
    expect(page).toContain('href="/dashboard/calendar/event-7.ics"');
  });

  it('a saved event that no longer exists can be removed, and an event that failed to load has a note', async () => {
    const note = { words: 'Off the programme', title: 'Event' };
    const gone = await html({ savedNote: { ...note, gone: ['7'] } });
    expect(gone).toContain('Off the programme');
    expect(gone).toMatch(/name="intent" value="remove".*name="id" value="7"/s);
    const missing = await html({ savedNote: { ...note, gone: [] } });
    expect(missing).toContain('Off the programme');
    expect(missing).not.toContain('name="intent"');
  });

  it('dates for entry in a later year are in one closed `details` element that shows their number', async () => {
    const later = [
      { year: 2028, months: [month('2028-01', 'January 2028', 'Main deadline for 2028')] },
    ];
    const page = await html({ later });
    const fold = /<details(?![^>]* open)[^>]*data-later-year="2028".*?<\/details>/s.exec(page)?.[0];
    expect(fold).toMatch(/<summary.*1 date for entry in 2028<\/summary>/s);
    expect(fold).toContain('Main deadline for 2028');
    expect(page).toContain('3 upcoming dates');
    // These dates are shown as upcoming dates if the applicant has no other upcoming dates.
    const alone = await html({ later, upcoming: [] });
    expect(alone).toContain('1 upcoming date');
    expect(alone).not.toContain(empty);
  });

  it("the applicant's deadlines show the days left, and mark expected dates", async () => {
    const deadline = {
      id: 'deadline-2027-main',
      label: 'Main deadline',
      when: 'Wednesday 13 January, 6pm, 52 days left',
      later: 'If your last decision comes after 31 March: 2 June.',
      isToday: false,
      isSure: true,
      isExpected: true,
    };
    const page = await html({ own: [deadline] });
    expect(page).toContain('Your deadlines for 2027');
    expect(page).toContain('Wednesday 13 January, 6pm, 52 days left');
    expect(page).toContain('For 2027: Undergraduate. Times are UK times.');
    expect(page).toContain('Expected date');
    expect(page).toContain('href="/dashboard/calendar/deadline-2027-main.ics"');
    expect(page).not.toContain('May be yours');
    expect(await html({ own: [{ ...deadline, isSure: false }] })).toContain('May be yours');
  });

  it("the list marks the applicant's dates, and the text above the list mentions the marks", async () => {
    const [first] = view.upcoming[0]!.dates;
    const upcoming = [{ ...view.upcoming[0]!, dates: [{ ...first!, mine: 'Yours' }] }];
    const page = await html({ upcoming, hasMarks: true });
    expect(page).toMatch(/Main deadline.*Yours/s);
    expect(page).toContain('The list marks all your dates.');
    expect(await html()).not.toMatch(/Yours|marks all/);
  });

  it.each([
    ['passed', 'The common deadlines for 2027 have passed.'],
    ['not-common', 'Each university sets its own.'],
    ['failed', 'Your deadlines can&#x27;t be checked right now.'],
    ['unknown', 'The common deadlines for 2027 aren&#x27;t known yet.'],
  ] as const)(
    'the page explains why the applicant has no deadlines: %s',
    async (noneLeft, words) => {
      expect(await html({ noneLeft })).toContain(words);
    },
  );

  it('a month in several lists has a heading in each list, and all region names are unique', async () => {
    const november = month('2026-11', 'November 2026', 'A date');
    const later = [2028, 2029].map((year) => ({ year, months: [november] }));
    const page = await html({ past: [november], upcoming: [november], later });
    expect(page.match(/<h2[^>]*>November 2026<\/h2>/g)).toHaveLength(4);
    const names = [...page.matchAll(/ aria-labelledby="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.join(' ')).not.toContain('2026-11');
  });

  it('[EXT-7] a private link is created by a form, and can be stopped and renewed', async () => {
    expect(await html()).toMatch(/<form method="post"[^>]*>.*Create a private link/s);
    const page = await html({
      link: { state: 'there', url: 'https://hub.example/calendar/abc.ics', since: 'Monday' },
    });
    expect(page).toContain('value="https://hub.example/calendar/abc.ics"');
    expect(page).toContain('href="webcal://hub.example/calendar/abc.ics"');
    expect(page).toContain('href="/dashboard/calendar/link/stop"');
    expect(page).toContain('href="/dashboard/calendar/link/renew"');
    expect(await html({ link: { state: 'unknown' } })).not.toContain('Create a private link');
  });
});

it('[EXT-35] the month view is a table whose days are links, with the selected day below it', async () => {
  const href = '/dashboard/calendar?view=month&month=2027-01&day=2027-01-13';
  const cell = { day: '1', count: 0, names: [], link: null, isToday: false, isChosen: false };
  const shown: CalendarView = {
    ...view,
    place: {
      view: 'month',
      fields: { view: 'month', month: '2027-01' },
      caption: 'January 2027',
      weekdays: ['Monday', 'Tuesday'],
      weeks: [
        [null, cell],
        [
          {
            ...cell,
            day: '13',
            count: 2,
            names: ['Main deadline', 'Interview'],
            link: { label: '13 January: 2 dates', href },
            isChosen: true,
          },
          { ...cell, day: '14' },
        ],
      ],
      earlier: {
        label: 'Earlier: December 2026',
        href: '/dashboard/calendar?view=month&month=2026-12',
      },
      later: null,
      sheet: { heading: 'Wednesday 13 January 2027', dates: mine.dates, empty: '' },
    },
  };
  const page = await renderPage(<CalendarPlacePage {...shown} />, '/dashboard/calendar');
  expect(page).toMatch(/<table[^>]*><caption[^>]*>January 2027<\/caption>/);
  expect(page.match(/<th [^>]*scope="col"/g)).toHaveLength(2);
  expect(page).toMatch(
    /<a href="[^"]*day=2027-01-13"[^>]*aria-label="13 January: 2 dates"[^>]*>13</,
  );
  expect(page).toMatch(/<a [^>]*month=2026-12"[^>]*>Earlier: December 2026</);
  expect(page).not.toContain('Later: ');
  expect(page).toMatch(/<h2[^>]*>Wednesday 13 January 2027<.*Interview/s);
  expect(page).toContain('name="month" value="2027-01"');
});
