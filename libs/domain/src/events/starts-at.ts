import { londonInstant } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import type { EventStart } from './types.ts';

export const startsAt = ({ date, time }: EventStart): Date =>
  time === null ? londonInstant(date) : passesAt({ date, time });
