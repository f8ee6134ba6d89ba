import { describe, expect, it } from 'vitest';
import { wasAttended } from './attended.ts';
import { eventChoices, savedEventChoice } from './choice.ts';
import { hasWords } from '../text/search-text.ts';
import { bookingMark, favouriteEvents } from './favourite-events.ts';
import { keyDatesOfCycles } from '../fixtures.ts';
import { datesOfYear } from './of-year.ts';
import type { BookedEvent, OpenEvent } from './types.ts';
import { eventStage, knownEnd, notOver, upcoming } from './upcoming.ts';

describe('wasAttended', () => {
  it.each([
    [null, false],
    ['0001-01-01', false],
    ['1970-01-01', false],
    ['2000-12-31', false],
    ['2001-01-01', true],
    ['2026-03-07', true],
  ])('[CAL-21] an event with the attendance date %j counts as attended: %s', (date, attended) => {
    expect(wasAttended(date)).toBe(attended);
  });
});

describe('upcoming', () => {
  const at = (date: string, time: string | null = null) => ({ date, time });
  const events = [at('2027-01-13', '18:00'), at('2026-11-20'), at('2026-11-20', '10:00')];

  it.each([
    ['2026-11-20T09:59:59Z', [events[2], events[1], events[0]]],
    ['2026-11-20T10:00:00Z', [events[1], events[0]]],
    ['2026-11-20T23:59:59Z', [events[1], events[0]]],
    ['2026-11-21T00:00:00Z', [events[0]]],
    ['2027-01-13T18:00:00Z', []],
  ])(
    'at %s, events that have not started are listed, the soonest first; an event without a time is listed all day',
    (now, expected) => {
      expect(upcoming(events, new Date(now))).toEqual(expected);
    },
  );
});

it.each([
  ['Clearing opens, 2027 entry', true],
  ['Clearing opens, 2028 entry (expected)', false],
  ['Last day for 2026 and 2027 entry', true],
  ['Last day for 2025 and 2026 Entry', false],
  ['Courses for entry in 2028 appear', false],
  ['Results day 2026', true],
  ['Apprenticeships: meet employers online', true],
])('[EXT-7] %j concerns an applicant who starts in 2027: %s', (title, isTheirs) => {
  const date = {
    id: '1',
    title,
    date: '2027-01-13',
    time: null,
    url: null,
    schemes: [],
    cycle: null,
  };
  expect(datesOfYear([date], 2027)).toEqual(isTheirs ? [date] : []);
});

it('[EXT-30] a date with a year of entry belongs to that year, whatever its title contains', () => {
  const of2026 = keyDatesOfCycles.filter(({ cycle }) => cycle?.entryYear === 2026);
  const title = 'Clearing opens, 2027 entry';
  expect(
    datesOfYear(
      keyDatesOfCycles.map((date) => ({ ...date, title })),
      2026,
    ),
  ).toEqual(of2026.map((date) => ({ ...date, title })));
});

describe('notOver', () => {
  const morning = { date: '2026-11-20', time: '10:00' };
  const untilFour = { ...morning, end: { date: '2026-11-20', time: '16:00' } };
  const twoDays = { ...morning, end: { date: '2026-11-21', time: '16:00' } };
  const evening = { date: '2026-11-20', time: '18:00' };
  it.each([
    ['2026-11-20T09:59:59Z', [morning, untilFour, twoDays, evening]],
    ['2026-11-20T10:00:00Z', [morning, untilFour, twoDays, evening]],
    ['2026-11-20T15:59:59Z', [morning, untilFour, twoDays, evening]],
    ['2026-11-20T16:00:00Z', [morning, twoDays, evening]],
    ['2026-11-20T23:59:59Z', [morning, twoDays, evening]],
    ['2026-11-21T00:00:00Z', [twoDays]],
    ['2026-11-21T15:59:59Z', [twoDays]],
    ['2026-11-21T16:00:00Z', []],
  ])(
    'at %s, the list has the events that have not ended; an event without an end lasts all day',
    (now, expected) => {
      const events = [evening, morning, untilFour, twoDays];
      expect(notOver(events, new Date(now))).toEqual(expected);
      expect(expected.every((event) => eventStage(event, new Date(now)) !== 'over')).toBe(true);
    },
  );
});

describe('the stage of an event', () => {
  const event = { date: '2027-06-19', time: '10:00', end: null };
  const untilFour = { ...event, end: { date: '2027-06-19', time: '16:00' } };
  const allDay = { ...event, time: null };
  const twoDays = { ...event, end: { date: '2027-06-20', time: null } };
  it.each([
    ['2027-06-19T08:59:59Z', event, 'ahead'],
    ['2027-06-19T09:00:00Z', event, 'on'],
    ['2027-06-19T22:59:59Z', event, 'on'],
    ['2027-06-19T23:00:00Z', event, 'over'],
    ['2027-06-19T14:59:59Z', untilFour, 'on'],
    ['2027-06-19T15:00:00Z', untilFour, 'over'],
    ['2027-06-18T22:59:59Z', allDay, 'ahead'],
    ['2027-06-18T23:00:00Z', allDay, 'on'],
    ['2027-06-20T22:59:59Z', twoDays, 'on'],
    ['2027-06-20T23:00:00Z', twoDays, 'over'],
  ])('at %s, the stage of %j is %s', (now, what, stage) => {
    expect(eventStage(what, new Date(now))).toBe(stage);
  });

  it.each([
    [{ date: '2027-06-18', time: '16:00' }, false],
    [{ date: '2027-06-19', time: '10:00' }, false],
    [{ date: '2027-06-19', time: '10:01' }, true],
    [{ date: '2027-06-19', time: null }, true],
  ])('the end %j is valid: %s', (end, isOne) => {
    expect(knownEnd({ ...event, end })).toEqual(isOne ? end : null);
  });
});

describe('the choice of events', () => {
  it('[CAL-14] there are four choices of events', () => {
    expect(eventChoices).toEqual(['latest', 'unis', 'near', 'favourites']);
  });

  it.each([
    [null, 'latest'],
    ['{"option":"near"}', 'near'],
    ['{"option":"favourites"}', 'favourites'],
    ['{"option":"everything"}', 'latest'],
    ['{"option":', 'latest'],
    ['"near"', 'latest'],
  ])('[GRD-21] the saved choice %j is read as %s', (data, choice) => {
    expect(savedEventChoice(data)).toBe(choice);
  });
});

describe('the favourite events', () => {
  const NOW = new Date('2026-11-20T12:00:00Z');
  const booking = (date: string, fields: Partial<BookedEvent> = {}): BookedEvent => ({
    id: date,
    title: `Open day on ${date}`,
    date,
    time: '10:00',
    end: { date, time: '16:00' },
    wasAttended: false,
    scans: 0,
    ...fields,
  });

  it.each([
    ['booked', booking('2026-12-05')],
    ['booked', booking('2026-11-20', { time: '12:01' })],
    ['on', booking('2026-11-20', { time: '12:00' })],
    ['on', booking('2026-11-20', { time: null })],
    ['on', booking('2026-11-19', { end: { date: '2026-11-20', time: '16:00' } })],
    ['on', booking('2026-11-19', { end: { date: '2026-11-20', time: null } })],
    ['over', booking('2026-11-19', { end: { date: '2026-11-20', time: '12:00' } })],
    ['went', booking('2026-11-20', { wasAttended: true })],
    ['went', booking('2026-10-10', { wasAttended: true })],
    ['over', booking('2026-10-10')],
  ])('[CAL-18] a booking has the mark %s: %o', (mark, booked) => {
    expect(bookingMark(booked, NOW)).toBe(mark);
  });

  it('the favourite events are the booked events with their details: future events first, then past events', () => {
    const dates = ['2026-10-10', '2027-02-01', '2026-09-01', '2026-12-05'];
    const known: OpenEvent = {
      id: '2026-12-05',
      title: 'Open day',
      date: '2026-12-05',
      time: '10:00',
      area: 'Leicester',
      url: '/event',
      end: null,
      provider: null,
    };
    const found = favouriteEvents(
      dates.map((date) => booking(date)),
      [known],
      NOW,
    );
    expect(found.map(({ booking, event }) => [booking?.id, event?.area])).toEqual([
      ['2026-12-05', 'Leicester'],
      ['2027-02-01', undefined],
      ['2026-10-10', undefined],
      ['2026-09-01', undefined],
    ]);
  });

  it('the favourite events include saved events: future events first, then past events, each event once', () => {
    const event = (date: string): OpenEvent => ({
      id: date,
      title: 'Open day',
      date,
      time: '10:00',
      area: null,
      url: null,
      end: { date, time: '11:00' },
      provider: null,
    });
    const days = ['2026-11-20', '2026-12-05', '2026-12-24', '2026-10-01'];
    const found = favouriteEvents(
      [booking('2026-12-05'), booking('2027-01-01')],
      days.map(event),
      NOW,
    );
    expect(found.map((one) => [(one.booking ?? one.event).id, one.booking !== null])).toEqual([
      ['2026-12-05', true],
      ['2026-12-24', false],
      ['2027-01-01', true],
      ['2026-11-20', false],
      ['2026-10-01', false],
    ]);
  });

  it.each([
    ['', true],
    ['open LEEDS', true],
    ['  leeds ', true],
    ['open york', false],
  ])('[CAL-19] a search for %j finds the event: %s', (keyword, isFound) => {
    expect(hasWords(keyword, 'Open day at University', 'Leeds', null)).toBe(isFound);
  });
});
