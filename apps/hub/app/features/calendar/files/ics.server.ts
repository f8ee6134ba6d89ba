import { m } from '@applicant-hub/copy';
import {
  addDays,
  type ClockTime,
  daysBetween,
  type EventStart,
  language,
  londonDate,
  passesAt,
} from '@applicant-hub/domain';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { paths } from '#app/platform/paths/links.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { CalendarEntry } from '../page/entries.server.ts';

export interface CalendarFileOptions {
  now: Date;
  /** Origin of the hub, for links. */
  publicUrl: string;
}

/** How often a calendar should refresh (seconds). */
const REFRESH_S = 12 * 60 * 60;

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** Seconds before the start of a date without a time: its reminder is at 9am the day before. */
const MORNING_BEFORE_S = 15 * HOUR_S;

/**
 * The day from which sequence numbers count days, so that a later file replaces an earlier file.
 */
const FIRST_DAY = '2024-01-01';

/**
 * Writes an iCalendar file (RFC 5545): times in UTC, dates without a time as all-day entries, a
 * reminder the day before, and for deadlines an additional reminder a week before.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { now, publicUrl }: CalendarFileOptions,
): string {
  const page = new URL(paths.calendar, publicUrl).href;
  const calendar = ical({
    name: m.calendar_file_name(),
    prodId: { company: 'Applicant Hub', product: 'Dates', language: language.toUpperCase() },
    ttl: REFRESH_S,
    url: page,
  });
  const sequence = daysBetween(FIRST_DAY, londonDate(now));
  for (const { uid, title: written, date, time, end, url, place, note, isDeadline } of entries) {
    const title = textValue(written);
    const more = url === null ? page : new URL(url, publicUrl).href;
    const before = time === null ? MORNING_BEFORE_S : DAY_S;
    calendar.createEvent({
      // The library does not escape ids, and a line break would start another property.
      id: `${encodeURIComponent(Buffer.from(uid).toString())}@applicant-hub`,
      start: time === null ? new Date(date) : passesAt({ date, time }),
      end: end ? endOf(time, end) : null,
      allDay: time === null,
      summary: title,
      location: place === undefined ? null : textValue(place),
      description: [note && textValue(note), m.calendar_file_description({ url: more })]
        .filter(Boolean)
        .join('\n'),
      url: uriValue(more),
      stamp: now,
      sequence,
      // A calendar shows the applicant as free on the day of a deadline.
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: (isDeadline ? [before + 6 * DAY_S, before] : [before]).map((trigger) => ({
        type: ICalAlarmType.display,
        trigger,
        // The reminder includes the date, because it is displayed on an earlier day.
        description: m.calendar_file_alarm({ title, when: ukWhen({ date, time }) }),
      })),
    });
  }
  // Every line ends with CRLF, including the last (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}

/**
 * The end of an entry. For an all-day entry, it is the day after the last day (RFC 5545, 3.6.1).
 */
const endOf = (time: ClockTime | null, end: EventStart): Date =>
  time === null ? new Date(addDays(end.date, 1)) : passesAt(end);

/** Characters that change the direction of the text after them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes characters that the standard does not allow in text (control characters and lone
 * surrogates), and characters that would change the direction of the rest of the line.
 */
const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n|[\u2028\u2029]/g, '\n')
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\ufffd');

/** The library wrongly escapes URLs as text, so the characters that it would escape are encoded. */
const uriValue = (address: string): string => address.replaceAll(/[,;\\]/g, encodeURIComponent);

const MAX_NAME = 60;

/** A file name that works on every file system: '2027-main.ics'. */
export function icsName(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? 'date' : plain}.ics`;
}

export const icsResponse = (file: string, name: string, disposition: 'attachment' | 'inline') =>
  new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `${disposition}; filename="${name}"`,
    },
  });
