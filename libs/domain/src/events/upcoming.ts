import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import { startsAt } from './starts-at.ts';
import type { EventStart, OpenEvent } from './types.ts';

export function upcoming<Event extends EventStart>(
  events: readonly Event[],
  now: Date,
): readonly Event[] {
  return events.filter(isAheadOf(now)).sort(bySoonest);
}

/**
 * Returns a function that checks whether a time is in the future. Converting to London time is
 * slow, so only today's times are converted.
 */
function isAheadOf(now: Date): (time: EventStart) => boolean {
  const today = londonDate(now);
  return (time) => (time.date === today ? now < passesAt(time) : time.date > today);
}

type Period = EventStart & Partial<Pick<OpenEvent, 'end'>>;

export const knownEnd = (event: Period): EventStart | null =>
  event.end && bySoonest(event, event.end) < 0 ? event.end : null;

/** The end of an event; by default, the end of its day. */
const endOf = (event: Period): EventStart => knownEnd(event) ?? { date: event.date, time: null };

/**
 * Open days and exhibitions that have not ended, including those in progress; the soonest first.
 */
export function notOver<Event extends Period>(
  events: readonly Event[],
  now: Date,
): readonly Event[] {
  const isAhead = isAheadOf(now);
  return events.filter((event) => isAhead(endOf(event))).sort(bySoonest);
}

export type EventStage = 'ahead' | 'on' | 'over';

export function eventStage(event: Period, now: Date): EventStage {
  if (now < startsAt(event)) return 'ahead';
  return now < passesAt(endOf(event)) ? 'on' : 'over';
}

/** Sorts by start; an event without a time is sorted as if it started at the end of its day. */
export const bySoonest = (one: EventStart, other: EventStart): number =>
  byText(one.date, other.date) || byText(one.time ?? '24:00', other.time ?? '24:00');

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));
