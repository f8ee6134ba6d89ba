import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import { startsAt } from './starts-at.ts';
import type { EventStart, OpenEvent } from './types.ts';

/** What has not begun yet, or is today without a time; the soonest first. */
export function upcoming<Event extends EventStart>(
  events: readonly Event[],
  now: Date,
): readonly Event[] {
  return events.filter(isAheadOf(now)).sort(bySoonest);
}

/** Tells whether a time is still ahead. Converting to London time is slow, so only today's times are. */
function isAheadOf(now: Date): (time: EventStart) => boolean {
  const today = londonDate(now);
  return (time) => (time.date === today ? now < passesAt(time) : time.date > today);
}

/** An open day or an exhibition, as far as it tells when it is. */
type Period = EventStart & Partial<Pick<OpenEvent, 'end'>>;

/** When it ends; null where nobody says, or says that it ends before it begins. */
export const knownEnd = (event: Period): EventStart | null =>
  event.end && bySoonest(event, event.end) < 0 ? event.end : null;

/** When an event ends; without a known end, at the end of its day. */
const endOf = (event: Period): EventStart => knownEnd(event) ?? { date: event.date, time: null };

/** Open days and exhibitions that have not ended, including those that are on now; the soonest first. */
export function notOver<Event extends Period>(
  events: readonly Event[],
  now: Date,
): readonly Event[] {
  const isAhead = isAheadOf(now);
  return events.filter((event) => isAhead(endOf(event))).sort(bySoonest);
}

/** Where somebody is with an event at a moment: before it, at one that has begun, or after it. */
export type EventStage = 'ahead' | 'on' | 'over';

/** What stage an event is at. */
export function eventStage(event: Period, now: Date): EventStage {
  if (now < startsAt(event)) return 'ahead';
  return now < passesAt(endOf(event)) ? 'on' : 'over';
}

/** Puts what starts sooner first; what has no time comes at the end of its day. */
export const bySoonest = (one: EventStart, other: EventStart): number =>
  byText(one.date, other.date) || byText(one.time ?? '24:00', other.time ?? '24:00');

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));
