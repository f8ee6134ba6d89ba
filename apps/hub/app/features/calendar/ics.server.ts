import { m } from '@applicant-hub/copy';
import {
  addDays,
  type ClockTime,
  daysBetween,
  type EventStart,
  londonDate,
  passesAt,
} from '@applicant-hub/domain';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { paths } from '#app/platform/paths/links.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { CalendarEntry } from './entries.server.ts';

/** What a file says of itself. */
export interface CalendarFileOptions {
  now: Date;
  /** Origin of the hub, for the links. */
  publicUrl: string;
}

/** How often a calendar should ask again (seconds). */
const REFRESH_S = 12 * 60 * 60;

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** A date without a time is reminded of at 9 in the morning of the day before (seconds). */
const MORNING_BEFORE_S = 15 * HOUR_S;

/** A file of a later day counts more than one of an earlier day, which may have been wrong. */
const FIRST_DAY = '2024-01-01';

/**
 * An iCalendar file (RFC 5545): moments in UTC, days as days, a reminder the day before, and one a
 * week before what has to be done in time.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { now, publicUrl }: CalendarFileOptions,
): string {
  const page = new URL(paths.calendar, publicUrl).href;
  const calendar = ical({
    name: m.calendar_file_name(),
    prodId: { company: 'Applicant Hub', product: 'Dates', language: 'EN' },
    ttl: REFRESH_S,
    url: page,
  });
  const sequence = daysBetween(FIRST_DAY, londonDate(now));
  for (const { uid, title: written, date, time, end, url, place, note, isDeadline } of entries) {
    const title = textValue(written);
    const more = url === null ? page : new URL(url, publicUrl).href;
    const before = time === null ? MORNING_BEFORE_S : DAY_S;
    calendar.createEvent({
      // The library writes an id as it is, and a line break in it would begin another line.
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
      // Nobody is busy on a day on which something is due.
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: (isDeadline ? [before + 6 * DAY_S, before] : [before]).map((trigger) => ({
        type: ICalAlarmType.display,
        trigger,
        // It is read on another day than the date's own.
        description: m.calendar_file_alarm({ title, when: ukWhen({ date, time }) }),
      })),
    });
  }
  // Every line ends with CRLF, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}

/** The moment when something ends; of what has no time, the day after its last one (RFC 5545, 3.6.1). */
const endOf = (time: ClockTime | null, end: EventStart): Date =>
  time === null ? new Date(addDays(end.date, 1)) : passesAt(end);

/** Marks that turn the direction of the text after them, until they are turned back. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text without what the standard keeps out of one, control characters and half characters, and
 * without what would turn the rest of its line.
 */
const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n|[\u2028\u2029]/g, '\n')
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\ufffd');

/** The library escapes an address like a text, which it is not: what it would escape is encoded. */
const uriValue = (address: string): string => address.replaceAll(/[,;\\]/g, encodeURIComponent);

/** The longest file name that is of use. */
const MAX_NAME = 60;

/** A name that every file system takes: '2027-main.ics'. */
export function icsName(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? 'date' : plain}.ics`;
}

/** The answer that is a calendar file. */
export const icsAnswer = (file: string, name: string, disposition: 'attachment' | 'inline') =>
  new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `${disposition}; filename="${name}"`,
    },
  });
