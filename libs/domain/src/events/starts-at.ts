import { londonInstant } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import type { EventStart } from './types.ts';

/** The start of an event; without a time, the start of its day. */
export const startsAt = ({ date, time }: EventStart): Date =>
  time === null ? londonInstant(date) : passesAt({ date, time });
