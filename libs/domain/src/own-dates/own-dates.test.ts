import { describe, expect, it } from 'vitest';
import { type Appointment, findClashes } from './clashes.ts';
import { isOver } from './is-over.ts';
import { readTime } from './read-time.ts';
import { readOwnDate, readOwnTodo, type TypedOwnDate } from './read.ts';
import { dueOf, inOrderOfDue, isTodoOver } from './todos.ts';

describe('a typed time', () => {
  it.each([
    ['', { time: null }],
    ['  ', { time: null }],
    ['10:30', { time: '10:30' }],
    ['9.15', { time: '09:15' }],
    ['09:15', { time: '09:15' }],
    ['14:00', { time: '14:00' }],
    ['14', { time: '14:00' }],
    ['2pm', { time: '14:00' }],
    ['2:30 pm', { time: '14:30' }],
    ['2.30 p.m.', { time: '14:30' }],
    ['12am', { time: '00:00' }],
    ['12pm', { time: '12:00' }],
    ['12:30am', { time: '00:30' }],
    ['Midday', { time: '12:00' }],
    ['noon', { time: '12:00' }],
    ['midnight', { time: '00:00' }],
    ['02:30', { time: '02:30' }],
    ['7:00', { time: '07:00' }],
    ['6:59', 'unclear'],
    ['2:30', 'unclear'],
    ['2', 'unclear'],
    ['24:00', 'unreadable'],
    ['13pm', 'unreadable'],
    ['0pm', 'unreadable'],
    ['10:60', 'unreadable'],
    ['10:3', 'unreadable'],
    ['in the morning', 'unreadable'],
    ['10:30 or 11', 'unreadable'],
  ])('the typed time %j is read as %o', (typed, expected) => {
    expect(readTime(typed)).toEqual(expected);
  });
});

const now = new Date('2026-03-10T12:00:00Z');

describe('a typed date', () => {
  const typed: TypedOwnDate = {
    title: ' Interview ',
    day: '10',
    month: '2',
    year: '2027',
    time: '10:30',
    until: '12:00',
    place: ' York ',
    choice: null,
  };

  it('[EXT-35] typed fields become a date to save', () => {
    expect(readOwnDate(typed, now)).toEqual({
      details: {
        kind: 'date',
        title: 'Interview',
        date: '2027-02-10',
        time: '10:30',
        until: '12:00',
        place: 'York',
        choice: null,
      },
    });
  });

  it('[EXT-35] only the title and the day are required', () => {
    expect(readOwnDate({ ...typed, time: '', until: '', place: ' ' }, now)).toMatchObject({
      details: { time: null, until: null, place: null },
    });
  });

  it.each<[Partial<TypedOwnDate>, object]>([
    [{ title: ' ' }, { title: 'missing' }],
    [{ title: '\u200b\u2060\u00ad' }, { title: 'missing' }],
    [{ title: '\u202e' }, { title: 'missing' }],
    [{ title: 'x'.repeat(101) }, { title: 'long' }],
    [{ day: '' }, { date: 'missing' }],
    [{ month: '' }, { date: 'missing' }],
    [{ day: '31', year: '' }, { date: 'unreal' }],
    [{ day: '30' }, { date: 'unreal' }],
    [{ month: 'May' }, { date: 'unreal' }],
    [{ time: 'ten' }, { time: 'unreadable' }],
    [{ time: '2' }, { time: 'unclear' }],
    [{ time: '' }, { time: 'missing' }],
    [{ until: 'late' }, { until: 'unreadable' }],
    [{ until: '3' }, { until: 'unclear' }],
    [{ until: '10:30' }, { until: 'early' }],
    [{ until: '9:00' }, { until: 'early' }],
    [{ place: 'x'.repeat(201) }, { place: 'long' }],
    [
      { title: '', day: '', time: 'x', until: 'y' },
      { title: 'missing', date: 'missing', time: 'unreadable', until: 'unreadable' },
    ],
  ])('[EXT-35] each of the invalid fields %o is reported', (fields, problems) => {
    expect(readOwnDate({ ...typed, ...fields }, now)).toEqual({ problems });
  });

  it.each([
    ['2', '23', '2027-02-23'],
    ['3', '9', '2027-03-09'],
    ['3', '10', '2026-03-10'],
    ['3', '23', '2026-03-23'],
    ['12', '31', '2026-12-31'],
    ['2', '29', '2028-02-29'],
  ])(
    '[EXT-35] without a year, month %s and day %s are read as the next such day, %s',
    (month, day, date) => {
      expect(readOwnDate({ ...typed, day, month, year: '' }, now)).toMatchObject({
        details: { date },
      });
    },
  );

  it('[EXT-35] a date is saved without direction marks, and its time is read without them', () => {
    const pasted = {
      ...typed,
      title: '\u202EOpen\u00A0day\u202C',
      place: '\u200EYork',
      time: '\u200E10:30',
    };
    expect(readOwnDate(pasted, now)).toMatchObject({
      details: { title: 'Open day', place: 'York', time: '10:30' },
    });
  });

  it('[EXT-35] text of the maximum length is valid', () => {
    for (const sign of ['x', '🎻']) {
      const longest = { ...typed, title: sign.repeat(100), place: sign.repeat(200) };
      expect(readOwnDate(longest, now)).toHaveProperty('details');
    }
  });
});

describe('two dates', () => {
  const base: Appointment = {
    id: 'one',
    date: '2027-02-10',
    time: '10:00',
    until: '11:00',
    place: 'York',
  };

  it.each<[string, Partial<Appointment>, Partial<Appointment>, 'overlap' | 'towns' | null]>([
    ['two dates at the same time', {}, {}, 'overlap'],
    ['one date within the other', {}, { time: '10:15', until: '10:30' }, 'overlap'],
    ['one date after the other', {}, { time: '11:00', until: null }, null],
    [
      'dates without an end, less than an hour apart',
      { until: null },
      { time: '10:59' },
      'overlap',
    ],
    ['dates without an end, an hour apart', { until: null }, { time: '11:00' }, null],
    ['two dates on different days', {}, { date: '2027-02-11', place: 'Leeds' }, null],
    ['a date without a time, in the same town', {}, { time: null, until: null }, null],
    [
      'a date without a time, in another town',
      {},
      { time: null, until: null, place: 'Leeds' },
      'towns',
    ],
    ['two dates in two towns', {}, { time: '15:00', until: null, place: 'Leeds' }, 'towns'],
    ['two dates in two towns at the same time', {}, { place: 'Leeds' }, 'overlap'],
    [
      'two dates in two buildings',
      { place: 'Union, York' },
      { time: '15:00', place: 'A, york' },
      null,
    ],
    [
      'places with a postcode',
      { place: 'York YO10 5DD' },
      { time: '15:00', place: 'A, York' },
      null,
    ],
    ['places with only a postcode', { place: 'York, YO10 5DD' }, { time: '15:00' }, null],
    ['a date that is online', {}, { time: '15:00', place: 'Online (Teams)' }, null],
    ['a date on Google Meet', {}, { time: '15:00', place: 'Google Meet' }, null],
    ['a date on Webex', {}, { time: '15:00', place: 'Webex' }, null],
    ['a date on Skype', {}, { time: '15:00', place: 'Skype' }, null],
    ['a date that is a call', {}, { time: '15:00', place: 'Telephone' }, null],
    ['a date that is a video call', {}, { time: '15:00', place: 'Video call' }, null],
    ['a date that is virtual', {}, { time: '15:00', place: 'Virtual' }, null],
    ['a date that is remote', {}, { time: '15:00', place: 'Remote interview' }, null],
    [
      'a date at a web address',
      {},
      { time: '15:00', place: 'https://meet.example/abc-defg' },
      null,
    ],
    ['a date on Zoom with a number', {}, { time: '15:00', place: 'Zoom, meeting 123 456' }, null],
    [
      'the same town with a full stop',
      {},
      { time: '15:00', place: 'Heslington Hall, York.' },
      null,
    ],
    ['the same town with its country', {}, { time: '15:00', place: 'York, UK' }, null],
    ['the same town with its country in dots', {}, { time: '15:00', place: 'York, U.K.' }, null],
    [
      'a building with a name that sounds online',
      {},
      { time: '15:00', place: 'Remote Hall, Leeds' },
      'towns',
    ],
    ['a date without a place', {}, { time: '15:00', place: null }, null],
  ])('[EXT-35] two dates are checked for a clash: %s', (_, one, other, kind) => {
    const [first, second] = [
      { ...base, ...one },
      { ...base, ...(other.time && !('until' in other) && { until: null }), ...other, id: 'two' },
    ];
    const expected =
      kind === null
        ? []
        : [
            ['one', [{ withId: 'two', kind }]],
            ['two', [{ withId: 'one', kind }]],
          ];
    expect([...findClashes([first, second])]).toEqual(expected);
  });
});

it.each([
  [null, '2027-02-10T23:59:59Z', false],
  [null, '2027-02-11T00:00:00Z', true],
  ['12:00', '2027-02-10T11:59:59Z', false],
  ['12:00', '2027-02-10T12:00:00Z', true],
])('[EXT-35] a date that ends at %s is over at %s: %s', (until, now, expected) => {
  expect(isOver({ date: '2027-02-10', until }, new Date(now))).toBe(expected);
});

describe('a typed to-do', () => {
  const typed = { title: ' Book the train ', day: '', month: '', year: '', done: false };
  const day = { day: '9', month: '2', year: '2027' };

  it.each([
    [{}, { date: null, done: false }],
    [day, { date: '2027-02-09', done: false }],
    [
      { ...day, done: true },
      { date: '2027-02-09', done: true },
    ],
  ])('[EXT-36] a to-do with a title and the fields %o is valid', (fields, expected) => {
    expect(readOwnTodo({ ...typed, ...fields }, now)).toEqual({
      details: { kind: 'todo', title: 'Book the train', ...expected },
    });
  });

  it.each<[object, object]>([
    [{ title: ' ' }, { title: 'missing' }],
    [{ title: '\u200b\u2060\u00ad' }, { title: 'missing' }],
    [{ title: '\u202e' }, { title: 'missing' }],
    [{ title: 'x'.repeat(101) }, { title: 'long' }],
    [{ ...day, month: '' }, { date: 'missing' }],
    [{ month: '2' }, { date: 'missing' }],
    [
      { ...day, title: '', day: '30' },
      { title: 'missing', date: 'unreal' },
    ],
  ])('[EXT-36] each of the invalid to-do fields %o is reported', (fields, problems) => {
    expect(readOwnTodo({ ...typed, ...fields }, now)).toEqual({ problems });
  });
});

it.each([
  [null, { is: 'open' }],
  ['2027-02-10', { is: 'today' }],
  ['2027-02-11', { is: 'ahead', days: 1 }],
  ['2027-01-31', { is: 'late', days: 10 }],
])('[EXT-36] on 10 February a to-do for %s is %o', (date, due) => {
  expect(dueOf({ date }, new Date('2027-02-10T23:30:00Z'))).toEqual(due);
});

it('[EXT-36] to-dos are sorted by due date, and to-dos without a due date are last', () => {
  const todos = [
    { title: 'b', date: null },
    { title: 'late', date: '2027-03-01' },
    { title: 'a', date: null },
    { title: 'soon', date: '2027-02-01' },
  ];
  expect(inOrderOfDue(todos).map(({ title }) => title)).toEqual(['soon', 'late', 'a', 'b']);
});

it.each([
  ['2027-02-09', true, true],
  ['2027-02-09', false, false],
  ['2027-02-10', true, false],
])('[EXT-36] a to-do for %s, done: %s, is over: %s', (date, done, over) => {
  expect(isTodoOver({ date, done }, new Date('2027-02-10T12:00:00Z'))).toBe(over);
});
