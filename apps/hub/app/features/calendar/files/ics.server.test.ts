import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { isDeadline } from '@applicant-hub/domain';
import { datesOfCycles } from '@applicant-hub/domain/fixtures';
import { type CalendarEntry, deadlineEntry } from '../page/entries.server.ts';
import { icsFaults } from '../testing/strict-ics.ts';
import { calendarFile, icsName } from './ics.server.ts';

const options = { now: new Date('2026-11-22T10:00:00Z'), publicUrl: 'https://hub.example' };

const entry = (fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'date-2027-main',
  title: 'Main deadline',
  date: '2027-01-13',
  time: '18:00',
  url: '/ucas/deadlines',
  isDeadline: true,
  ...fields,
});

/** Reads the file with an independent parser, and asserts that it conforms to the standard. */
function read(entries: readonly CalendarEntry[], now = options.now) {
  const file = calendarFile(entries, { ...options, now });
  expect(icsFaults(file)).toEqual([]);
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return { calendar, events, event: events[0]! };
}

describe('a calendar file', () => {
  it('[EXT-7] a calendar file has a version, a name and a refresh interval', () => {
    const { calendar } = read([]);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Applicant Hub');
    // A file with a method is a scheduling message, which CalDAV servers refuse to store.
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Application dates');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT12H');
  });

  it.each([
    ['2027-01-13', '18:00', '2027-01-13T18:00:00Z'],
    ['2027-06-30', '18:00', '2027-06-30T17:00:00Z'],
    ['2026-10-15', '18:00', '2026-10-15T17:00:00Z'],
  ])('[EXT-7] the start of a date with a time is in UTC: %s, %s', (date, time, start) => {
    expect(read([entry({ date, time })]).event.startDate.toString()).toBe(start);
  });

  it.each([
    ['18:00', 'Main: Wednesday 13 January, 6pm UK time'],
    [null, 'Main: Wednesday 13 January'],
  ])('[EXT-7] with the time %s, the text of the reminder is: %s', (time, description) => {
    const { event } = read([entry({ title: 'Main', date: '2027-01-13', time })]);
    const [alarm] = event.component.getAllSubcomponents('valarm');
    expect(alarm?.getFirstPropertyValue('description')).toBe(description);
  });

  it('[EXT-7] a date without a time is an all-day entry, with a reminder the morning before', () => {
    const { event } = read([entry({ date: '2027-07-02', time: null, isDeadline: false })]);
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe('2027-07-02');
    const [alarm, ...others] = event.component.getAllSubcomponents('valarm');
    expect(others).toEqual([]);
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15H');
  });

  it.each([
    [
      { date: '2027-06-19', time: '10:00' },
      { date: '2027-06-19', time: '16:00' },
      '2027-06-19T15:00:00Z',
    ],
    [
      { date: '2027-03-27', time: '10:00' },
      { date: '2027-03-28', time: '16:00' },
      '2027-03-28T15:00:00Z',
    ],
    [
      { date: '2027-06-19', time: '10:00' },
      { date: '2027-06-19', time: null },
      '2027-06-19T23:00:00Z',
    ],
    [{ date: '2027-06-19', time: null }, { date: '2027-06-20', time: null }, '2027-06-21'],
  ])('[EXT-7] an entry from %j to %j ends at %s', (start, end, written) => {
    const { event } = read([entry({ ...start, end, isDeadline: false })]);
    expect(event.component.getFirstPropertyValue('dtend')?.toString()).toBe(written);
  });

  it('[EXT-7] an entry with an unknown end time has no end in the file', () => {
    const { event } = read([entry({ end: null })]);
    expect(event.component.getFirstPropertyValue('dtend')).toBeNull();
  });

  it('[EXT-7] a deadline has a reminder a week before and a day before', () => {
    const triggers = read([entry()])
      .event.component.getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(triggers).toEqual(['-P7D', '-P1D']);
  });

  it('[EXT-7] the id of a date never changes, and a later file has a higher sequence number', () => {
    const { event } = read([entry()]);
    const later = read([entry({ date: '2027-01-14' })], new Date('2026-11-23T10:00:00Z')).event;
    expect(later.uid).toBe(event.uid);
    expect(event.uid).toBe('date-2027-main@applicant-hub');
    expect(later.sequence).toBe(event.sequence + 1);
  });

  it('[EXT-7] every character of a title is preserved, and lines end with CRLF', () => {
    const title = `Music, drama; “dance” \\ a long title ${'é'.repeat(80)}\nBEGIN:VEVENT`;
    const { events, event } = read([entry({ title })]);
    expect(events).toHaveLength(1);
    expect(event.summary).toBe(title);
    const file = calendarFile([entry({ title })], options);
    expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('[EXT-7] characters that calendar files do not allow are removed from titles', () => {
    const title = 'Open\u0007 day\u000b\u0000\u001b, all\tday\u007f \ud800\r\nlong';
    expect(read([entry({ title })]).event.summary).toBe('Open day, all\tday \ufffd\nlong');
  });

  it('Unicode line separators become line breaks, and direction overrides are removed', () => {
    const title = 'one\u2028two\u2029three \u202eabc\u202c \u2067d\u2069 \u200fשלום';
    expect(read([entry({ title })]).event.summary).toBe('one\ntwo\nthree abc d \u200fשלום');
  });

  it.each(['', ' ', '\\', '\r\nBEGIN:VALARM', '👩🏽‍🎓'.repeat(40), 'Prifysgol Tŷ Ŵy'.repeat(20)])(
    '[EXT-7] the title %j is escaped to conform to the standard',
    (title) => {
      expect(read([entry({ title }), entry({ title, uid: '2', time: null })]).events).toHaveLength(
        2,
      );
    },
  );

  it('[EXT-7] an entry links to more information', () => {
    expect(read([entry()]).event.component.getFirstPropertyValue('url')).toBe(
      'https://hub.example/ucas/deadlines',
    );
    expect(read([entry({ url: null })]).event.description).toBe(
      'More about it: https://hub.example/dashboard/calendar',
    );
  });

  it('[EXT-7] a hostile id cannot add other properties to the file', () => {
    const uid = 'date-1\r\nEND:VEVENT\nBEGIN:VEVENT\rUID:x\ud800;,é';
    const { events, event } = read([entry({ uid })]);
    expect(events).toHaveLength(1);
    expect(event.uid).toMatch(/^date-1%0D%0AEND[\w%.-]+@applicant-hub$/);
  });

  it('[EXT-7] a URL is encoded, so that calendars read it correctly without unescaping', () => {
    const url = 'https://unis.example/a,b;c?d=e,f\\g';
    const file = calendarFile([entry({ url })], options).replaceAll('\r\n ', '');
    expect(file).toContain('URL;VALUE=URI:https://unis.example/a%2Cb%3Bc?d=e%2Cf%5Cg\r\n');
  });

  it('[EXT-7] a file can contain every deadline', () => {
    const deadlines = datesOfCycles.filter(isDeadline);
    const { events } = read(deadlines.map((deadline) => deadlineEntry(deadline, options.now)));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(deadlines.length);
  });
});

it.each([
  ['Main deadline: apply by then', 'main-deadline-apply-by-then.ics'],
  ['../../etc/passwd"\r\nX: y', 'etc-passwd-x-y.ics'],
  ['日本', 'date.ics'],
  ['a'.repeat(200), `${'a'.repeat(60)}.ics`],
])('[EXT-7] the file for the title %j is named %s', (title, name) => {
  expect(icsName(title)).toBe(name);
});
