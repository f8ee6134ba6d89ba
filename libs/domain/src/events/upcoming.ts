import { passesAt } from '../cycle/passes-at.ts';
import type { EventStart } from './types.ts';

/** What has not begun yet, or is today without a time; the soonest first. */
export const upcoming = <Event extends EventStart>(
  events: readonly Event[],
  now: Date,
): readonly Event[] => events.filter((event) => now < passesAt(event)).sort(bySoonest);

/** Puts what starts sooner first; what has no time comes at the end of its day. */
export const bySoonest = (one: EventStart, other: EventStart): number =>
  sortText(one) < sortText(other) ? -1 : Number(sortText(one) > sortText(other));

const sortText = ({ date, time }: EventStart) => `${date} ${time ?? '24:00'}`;
