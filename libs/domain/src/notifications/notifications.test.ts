import { describe, expect, it } from 'vitest';
import { isDeadline } from '../deadlines/cycle-dates.ts';
import { datesOfCycles } from '../fixtures.ts';
import { mergeNotifications } from './merge.ts';
import {
  isNotificationId,
  markedRead,
  markedUnread,
  MAX_READ_MARKS,
  notificationId,
  outdatedMarks,
  parseReadMarks,
} from './read-marks.ts';
import { parseSources, savedSources } from './sources.ts';
import { todoIds } from '../todo/items.ts';
import { areCoursesKnown, type StockFacts, stockNotifications } from './stock.ts';
import type { SourcedNotification } from './types.ts';

const now = new Date('2026-11-20T12:00:00Z');
const seconds = (date: Date) => date.getTime() / 1000;

const note = (fields: Partial<SourcedNotification> = {}): SourcedNotification => ({
  id: 'one',
  source: 'news',
  type: 'information',
  title: 'One',
  message: 'Something',
  actionLink: null,
  actionLabel: null,
  startDate: null,
  endDate: null,
  created: seconds(now) - 60,
  ...fields,
});

const allOn = parseSources(null);
const lists = (all: SourcedNotification[], marks = new Map<string, number>(), sources = allOn) =>
  mergeNotifications(all, { marks, sources, now });
const ids = (list: readonly SourcedNotification[]) => list.map(({ id }) => id);

describe('the lists', () => {
  it('[NTF-4] the lists separate read and unread notifications by the marked ids, newest first', () => {
    const all = [
      note({ id: 'tip', created: null }),
      note({ id: 'old', created: 10 }),
      note({ id: 'new', created: 30 }),
      note({ id: 'b', created: 20 }),
      note({ id: 'a', created: 20 }),
    ];
    expect(ids(lists(all).unread)).toEqual(['new', 'a', 'b', 'old', 'tip']);
    const { unread, read } = lists(
      all,
      new Map([
        ['b', 1],
        ['new', 1],
        ['gone', 1],
      ]),
    );
    expect(ids(unread)).toEqual(['a', 'old', 'tip']);
    expect(ids(read)).toEqual(['new', 'b']);
  });

  it.each([
    [null, null, true],
    ['2026-11-20T12:00:00Z', null, true],
    ['2026-11-20T12:00:01Z', null, false],
    [null, '2026-11-20T12:00:01Z', true],
    [null, '2026-11-20T12:00:00Z', false],
    ['2026-11-20T13:00:00+01:00', '2026-11-21T00:00:00Z', true],
  ])(
    '[NTF-1] a notification from %s to %s is shown at noon: %s',
    (startDate, endDate, isVisible) => {
      expect(lists([note({ startDate, endDate })]).unread).toHaveLength(isVisible ? 1 : 0);
    },
  );

  it('the lists have each id once, and the first of two notifications with the same id is used', () => {
    expect(lists([note({ title: 'First' }), note({ title: 'Second' })]).unread).toMatchObject([
      { title: 'First' },
    ]);
  });

  it('[EXT-22] the lists leave out sources that are switched off, but include every alert', () => {
    const all = [
      note({ id: 'news' }),
      note({ id: 'alert', type: 'alert' }),
      note({ id: 'tip', source: 'tips' }),
      note({ id: 'deadline', source: 'deadlines' }),
    ];
    const off = (...sources: string[]) =>
      ids(
        lists(
          all,
          new Map(),
          parseSources(JSON.stringify(Object.fromEntries(sources.map((source) => [source, 'no'])))),
        ).unread,
      ).sort();
    expect(off()).toEqual(['alert', 'deadline', 'news', 'tip']);
    expect(off('news')).toEqual(['alert', 'deadline', 'tip']);
    expect(off('tips', 'deadlines')).toEqual(['alert', 'news']);
  });
});

describe('the switches', () => {
  it.each([
    [null, true],
    ['{}', true],
    ['{"tips":"yes"}', true],
    ['{"tips":"no"}', false],
    ['{"tips":false}', true],
    ['not JSON', true],
  ])('[EXT-22] with %s saved, tips are on: %s', (data, isOn) => {
    expect(parseSources(data)).toMatchObject({ news: true, deadlines: true, tips: isOn });
  });

  it('[EXT-22] the switches are saved as yes or no, like tick-boxes', () => {
    expect(savedSources((source) => source === 'tips')).toEqual({
      news: 'no',
      decisions: 'no',
      deadlines: 'no',
      tips: 'yes',
      questions: 'no',
      guides: 'no',
      articles: 'no',
    });
  });
});

describe('the read marks', () => {
  it.each([
    [null, []],
    ['not JSON', []],
    ['[]', []],
    ['"one"', []],
    ['{"one":5,"two":"6","three":null,"a b":7}', [['one', 5]]],
  ])('[NTF-16] the read marks in %s are read without an error', (data, marks) => {
    expect([...parseReadMarks(data)]).toEqual(marks);
  });

  it.each([
    ['deadline:2027-main:14', true],
    ['a.b_c-1', true],
    ['', false],
    ['a b', false],
    ['<b>', false],
    ['x'.repeat(101), false],
    [7, false],
  ])('the text %s is a valid id: %s', (id, isOne) => {
    expect(isNotificationId(id)).toBe(isOne);
  });

  it.each([
    ['a.b_c-1', 'a.b_c-1'],
    ['news/12', 'news%002f12'],
    ['news%002f12', 'news%0025002f12'],
    ['two words', 'two%0020words'],
    ['', null],
    ['x'.repeat(101), null],
    ['/'.repeat(100), null],
  ])('the text %j has the id %j, and an id can be marked as read', (text, id) => {
    expect(notificationId(text)).toBe(id);
    if (id === null) return;
    const marks = parseReadMarks(JSON.stringify(markedRead([id], new Map(), now)));
    expect([...marks.keys()]).toEqual([id]);
  });

  it('an id that could not be read back is not marked', () => {
    expect(markedRead(['news/12', ''], new Map(), now)).toEqual({});
  });

  it('the oldest marks above a thousand are dropped, even while the notifications are unknown', () => {
    const marks = new Map(
      Array.from({ length: MAX_READ_MARKS + 2 }, (_, at) => [`n${at}`, seconds(now) + at] as const),
    );
    expect(outdatedMarks(marks, null, now)).toEqual({ n0: null, n1: null });
    expect(outdatedMarks(marks, new Set(marks.keys()), now)).toEqual({ n0: null, n1: null });
  });

  it('[NTF-5] a mark has the id and the time, and is set once', () => {
    expect(markedRead(['one', 'two'], new Map([['two', 5]]), now)).toEqual({ one: seconds(now) });
    expect(markedUnread(['one'])).toEqual({ one: null });
  });

  it('the mark of a removed notification is dropped only when it is more than sixty days old', () => {
    const days = (count: number) => seconds(now) - count * 24 * 60 * 60;
    const marks = new Map([
      ['here', days(300)],
      ['gone', days(61)],
      ['just gone', days(60)],
    ]);
    expect(outdatedMarks(marks, new Set(['here']), now)).toEqual({ gone: null });
    expect(outdatedMarks(marks, null, now)).toEqual({});
  });
});

describe('stock notifications', () => {
  const deadlines = datesOfCycles.filter(isDeadline);
  const main = deadlines.find(({ id }) => id === '2027-main');
  const replies = deadlines.find(({ id }) => id === '2026-replies');
  if (main === undefined || replies === undefined) throw new Error('There are no such deadlines.');
  const facts = (fields: Partial<StockFacts> = {}): StockFacts => ({
    favouriteCourses: 3,
    statementBegun: true,
    concerning: new Set(todoIds),
    unfinishedTodos: 0,
    deadline: null,
    studyYear: 2027,
    ...fields,
  });
  const kinds = (fields: Partial<StockFacts>) =>
    stockNotifications(facts(fields)).map(({ kind }) => kind);
  const faraway = { deadline: main, daysLeft: 40 };
  const unwritten = { statementBegun: false, deadline: faraway };

  it.each<[what: string, Partial<StockFacts>, string[]]>([
    ['no rule applies', {}, []],
    ['[NTF-8] there is no favourite course', { favouriteCourses: 0 }, ['no-favourites']],
    ['[NTF-8] there is a favourite course', { favouriteCourses: 1 }, []],
    ['[NTF-8] the number of favourite courses is unknown', { favouriteCourses: null }, []],
    ['the statement is not started', { statementBegun: false, deadline: faraway }, ['statement']],
    ['there is no statement to write', { statementBegun: null, deadline: faraway }, []],
    [
      '[EXT-31] the statement has been sent',
      { ...unwritten, concerning: new Set(['studySupport']) },
      [],
    ],
    ['no deadline remains', { statementBegun: false }, []],
    [
      'the next deadline is for replies',
      { statementBegun: false, deadline: { deadline: replies, daysLeft: 40 } },
      [],
    ],
    ['[AMB-60] steps are unfinished', { unfinishedTodos: 1 }, ['todo']],
    ['15 days are left', { deadline: { deadline: main, daysLeft: 15 } }, []],
    ['14 days are left', { deadline: { deadline: main, daysLeft: 14 } }, ['deadline']],
  ])('[NTF-7] stock notifications follow their rule when %s', (_what, fields, expected) => {
    expect(kinds(fields)).toEqual(expected);
  });

  it('the number of favourite courses is needed only while finding courses is useful', () => {
    expect(areCoursesKnown(facts({ favouriteCourses: null }))).toBe(false);
    expect(areCoursesKnown(facts({ favouriteCourses: 0 }))).toBe(true);
    expect(areCoursesKnown(facts({ favouriteCourses: null, concerning: new Set() }))).toBe(true);
  });

  it('stock notifications have a different id for each year, and have no date', () => {
    const ids = (studyYear: number) =>
      stockNotifications(facts({ studyYear, unfinishedTodos: 2 })).map(({ id, created }) => [
        id,
        created,
      ]);
    expect(ids(2026)).toEqual([['todo:2026', null]]);
    expect(ids(2027)).toEqual([['todo:2027', null]]);
  });

  it.each([
    [14, 14, 'information', '2026-12-30'],
    [8, 14, 'information', '2026-12-30'],
    [7, 7, 'warning', '2027-01-06'],
    [3, 7, 'warning', '2027-01-06'],
    [2, 2, 'warning', '2027-01-11'],
    [0, 2, 'warning', '2027-01-11'],
  ])('[NTF-7] with %i days left, the %i-day reminder is shown', (daysLeft, days, type, from) => {
    expect(stockNotifications(facts({ deadline: { deadline: main, daysLeft } }))).toEqual([
      {
        id: `deadline:2027-main:${days}`,
        kind: 'deadline',
        source: 'deadlines',
        type,
        created: Date.parse(`${from}T00:00:00Z`) / 1000,
      },
    ]);
  });
});
