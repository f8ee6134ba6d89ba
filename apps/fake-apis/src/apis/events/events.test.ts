import { dateStages } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { providersById } from '../courses/providers/providers.ts';
import { distanceBetween } from '../courses/distance.ts';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { keyDatesAt } from './key-dates/key-dates.ts';
import { weekdayOf } from './key-dates/pattern.ts';
import { openEventsAround } from './programme.ts';

const services = runServices();

/** Today's date in the fake APIs during tests. */
const TODAY = '2026-11-21';

interface EventsResponse {
  events: { id: string; title: string; start: string | string[]; schemes: { name: string }[] }[];
}

async function request(query: Record<string, string>) {
  const applicant = await services.applicant('start');
  return outcome(
    await applicant.call(`/events/api/v1/events?${new URLSearchParams(query).toString()}`),
  );
}

const events = async (query: Record<string, string>) => {
  const { status, body } = await request(query);
  expect(status).toBe(200);
  return (body as EventsResponse).events;
};

const keyDates = (schemes: string) => events({ type: 'key-date', schemes });
const openEvents = (query: Record<string, string> = {}) =>
  events({ type: 'exhibition,open-day', schemes: 'undergraduate', ...query });

const firstDay = ({ start }: { start: string | string[] }) => [start].flat()[0]?.slice(0, 10) ?? '';

describe('key dates', () => {
  it('[CAL-3][CAL-12][AMB-51] the key dates of the schemes are returned in an object', async () => {
    const found = await keyDates('undergraduate');
    expect(found.find(({ id }) => id === '2027-main')).toEqual({
      id: '2027-main',
      title: 'Equal consideration deadline for most undergraduate courses, 2027 entry (expected)',
      start: '2027-01-13T18:00:00.000Z',
      ucasUrl: '/undergraduate/applying-to-university/equal-consideration',
      schemes: [{ name: 'undergraduate' }],
      cycle: { entryYear: 2027, stage: 'apply', key: 'main', confirmed: false },
    });
    expect(found.flatMap(({ schemes }) => schemes.map(({ name }) => name))).not.toContain(
      'conservatoires',
    );
  });

  it('[CAL-12] a request can name several schemes in a comma-separated list of names or labels', async () => {
    const [ug, uc, both] = await Promise.all([
      keyDates('undergraduate'),
      keyDates('conservatoires'),
      keyDates('Undergraduate,Conservatoires'),
    ]);
    expect(both).toHaveLength(ug.length + uc.length);
    expect(await keyDates('Teacher training')).toEqual(await keyDates('teacher-training-wales'));
  });

  it('[CAL-9] for a period, `start` is a list of its first and last date', async () => {
    const extra = (await keyDates('undergraduate')).find(({ id }) => id === '2026-extra-opens');
    expect(extra?.start).toEqual(['2026-02-26', '2026-07-01']);
  });

  it('a request without a scheme returns no dates', async () => {
    expect(await keyDates('')).toEqual([]);
  });

  it.each(['2026-11-21', '2027-12-31', '2031-02-01', '2040-08-20'])(
    'every scheme has a future date on %s',
    (today) => {
      const days = keyDatesAt(new Date(`${today}T12:00:00Z`));
      for (const scheme of ['undergraduate', 'conservatoires', 'postgraduate', 'apprenticeships']) {
        const next = days.filter(({ date, schemes }) => date > today && schemes.includes(scheme));
        expect(next.length, scheme).toBeGreaterThan(1);
      }
      const ids = days.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it.each([2026, 2027, 2028, 2029, 2030])(
    '[EXT-30] the cycle of %i has dates for every stage, and each reply date is after its day of the last decision',
    (year) => {
      const days = keyDatesAt(new Date(`${TODAY}T12:00:00Z`)).filter(
        ({ cycle }) => cycle?.entryYear === year,
      );
      const stages = days.map(({ cycle }) => cycle?.stage);
      expect([...new Set(stages)].sort()).toEqual([...dateStages].sort());
      const replies = days.filter(({ cycle }) => cycle?.key === 'replies-undergraduate');
      const inOrder = replies.flatMap(({ date, cycle }) => [cycle?.decisionsBy, date]);
      expect(inOrder).toHaveLength(6);
      expect(inOrder).toEqual([...inOrder].sort());
    },
  );

  it.each([
    ['2026-main', true],
    ['2027-early', true],
    ['2027-main', false],
    ['2027-choices', true],
    ['2027-reply-spring', false],
    ['2028-main', false],
    ['2030-clearing', false],
  ])(
    '[EXT-30] the title of %s ends with "(expected)" unless `confirmed` is true: %s',
    (id, confirmed) => {
      const day = keyDatesAt(new Date(`${TODAY}T12:00:00Z`)).find((one) => one.id === id);
      expect(day?.cycle?.confirmed).toBe(confirmed);
      expect(day?.title.endsWith('(expected)')).toBe(!confirmed);
    },
  );

  it('the title of a deadline contains its day, because applicants read it in advance', () => {
    const titles = keyDatesAt(new Date('2026-03-10T12:00:00Z')).map(({ title }) => title);
    expect(titles).toContain('Universities aim to send their decisions by 31 March, 2026 entry');
    expect(titles.filter((title) => /today/i.test(title))).toEqual([]);
  });

  it('[CAL-9] a date typed by an editor has only a title, a London time and schemes', async () => {
    expect((await keyDates('apprenticeships'))[0]).toEqual({
      title: 'Apprenticeships: meet employers online',
      start: '2026-09-17T16:30:00',
      schemes: [{ name: 'apprenticeships' }],
    });
  });

  it.each([
    [2025, 5, 2, 2, '2025-05-13'],
    [2026, 8, 4, 2, '2026-08-13'],
    [2025, 4, 2, 5, '2025-04-29'],
    [2026, 4, 2, 5, '2026-04-28'],
    [2027, 10, 1, 3, '2027-10-18'],
  ])('weekdayOf(%i, %i, %i, %i) returns %s', (year, month, weekday, which, date) => {
    expect(weekdayOf(year, month, weekday, which)).toBe(date);
  });
});

describe('open days and exhibitions', () => {
  it('[CAL-17] the list has the next events, soonest first', async () => {
    const found = await openEvents();
    expect(found).toHaveLength(24);
    const days = found.map(firstDay);
    expect(days).toEqual([...days].sort());
    expect(days[0]).toBe(TODAY);
    expect(found[0]).toMatchObject({
      title: expect.any(String) as string,
      location: { administrative_area: expect.any(String) as string },
      ucasUrl: expect.stringMatching(/^\/explore\/search\/events\/\d+$/) as string,
    });
  });

  it('there are a few hundred events at real universities, each with an id', () => {
    const all = openEventsAround(TODAY);
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { providerId } of all) {
      if (providerId !== null) expect(providersById.has(providerId)).toBe(true);
    }
  });

  it('[CAL-19] events near a place are within the distance of a day trip', async () => {
    const leicester = { lat: 52.634, lng: -1.137 };
    const found = await openEvents({ lat: '52.634', lng: '-1.137' });
    expect(found.length).toBeGreaterThan(0);
    const byId = new Map(openEventsAround(TODAY).map((event) => [event.id, event]));
    for (const { id } of found) {
      const place = byId.get(id)?.place;
      expect(place && distanceBetween(leicester, place)).toBeLessThanOrEqual(60);
    }
  });

  it('[CAL-19] events can be limited to selected universities', async () => {
    const found = await openEvents({ providers: '10007795,10007789' });
    expect(found.length).toBeGreaterThan(2);
    for (const { id } of found) expect(id).toMatch(/^(10007795|10007789)/);
  });

  it('[CAL-19] an event requested by id is returned even if it is over and for a different level of study', async () => {
    const past = openEventsAround(TODAY).find(({ date }) => date < TODAY);
    const found = await openEvents({ schemes: 'postgraduate', eventNodeIds: past?.id ?? '' });
    expect(found.map(({ id }) => id)).toEqual([past?.id]);
    expect(await openEvents({ eventNodeIds: '1' })).toEqual([]);
  });

  it('[CAL-19] events can be found by words in the title or the place', async () => {
    const found = await openEvents({ keyword: 'leeds exhib' });
    expect(found.length).toBeGreaterThan(0);
    for (const { title } of found) expect(title).toContain('Leeds university exhibition');
    expect(await openEvents({ keyword: 'xylophone' })).toEqual([]);
  });
});

describe('invalid requests are refused', () => {
  const wanted = { type: 'exhibition,open-day', schemes: 'undergraduate' };
  it.each([
    ['no type', { schemes: 'undergraduate' }, 'missingParameter'],
    ['no schemes', { type: 'key-date' }, 'missingParameter'],
    ['another type', { ...wanted, type: 'party' }, 'invalidParameter'],
    ['an unknown scheme', { ...wanted, schemes: 'undergraduate,magic' }, 'invalidParameter'],
    ['a latitude without a longitude', { ...wanted, lat: '52.6' }, 'invalidParameter'],
    ['a latitude above 90 degrees', { ...wanted, lat: '152.6', lng: '0' }, 'invalidParameter'],
    [
      'universities and event ids in one request',
      { ...wanted, providers: '1', eventNodeIds: '1' },
      'invalidParameter',
    ],
    [
      'a keyword for key dates',
      { type: 'key-date', schemes: '', keyword: 'exam' },
      'invalidParameter',
    ],
  ])('the request is refused: %s', async (_, query: Record<string, string>, code) => {
    expect(await request(query)).toMatchObject({ status: 400, body: { code } });
  });
});
