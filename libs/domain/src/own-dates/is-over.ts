import { passesAt } from '../cycle/passes-at.ts';
import type { OwnDate } from './types.ts';

/** Whether a date has ended; a date without an end lasts until the end of its day. */
export const isOver = ({ date, until }: Pick<OwnDate, 'date' | 'until'>, now: Date): boolean =>
  now >= passesAt({ date, time: until });
