import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import type { EventStart } from './types.ts';

/** What has not begun yet, or is today without a time; the soonest first. */
export function upcoming<Event extends EventStart>(
  events: readonly Event[],
  now: Date,
): readonly Event[] {
  const today = londonDate(now);
  // A clock of London is dear, and only today needs one.
  const isToCome = (event: Event) =>
    event.date === today ? now < passesAt(event) : event.date > today;
  return events.filter(isToCome).sort(bySoonest);
}

/**
 * Open days and exhibitions that are not over, the soonest first. Nobody says when they end, so that
 * each lasts until the end of its day.
 */
export function openUntilEvening<Event extends EventStart>(
  events: readonly Event[],
  now: Date,
): readonly Event[] {
  const today = londonDate(now);
  return events.filter(({ date }) => date >= today).sort(bySoonest);
}

/** Puts what starts sooner first; what has no time comes at the end of its day. */
export const bySoonest = (one: EventStart, other: EventStart): number =>
  sortText(one) < sortText(other) ? -1 : Number(sortText(one) > sortText(other));

const sortText = ({ date, time }: EventStart) => `${date} ${time ?? '24:00'}`;
