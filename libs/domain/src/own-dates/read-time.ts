import type { ClockTime } from '../cycle/format.ts';
import { twoDigits } from '../cycle/london.ts';
import { plainCode } from '../text/plain.ts';

/** A typed time; `unclear` when it may be in the morning or in the afternoon. */
export type TypedTime = { readonly time: ClockTime | null } | 'unreadable' | 'unclear';

const pattern = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/;

/**
 * Lower hours are unclear without am or pm: interviews are never at night, and many applicants
 * write two o'clock in the afternoon as 2.
 */
const FIRST_CLEAR_HOUR = 7;

export function readTime(text: string): TypedTime {
  const typed = plainCode(text).toLowerCase();
  if (typed === '') return { time: null };
  if (typed === 'midday' || typed === 'noon') return { time: '12:00' };
  if (typed === 'midnight') return { time: '00:00' };
  const [, hours = '', minutes = '00', half] = pattern.exec(typed) ?? [];
  const hour = Number(hours);
  if (hours === '' || Number(minutes) > 59) return 'unreadable';
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return 'unreadable';
    return { time: `${twoDigits((hour % 12) + (half === 'p' ? 12 : 0))}:${minutes}` };
  }
  if (hour > 23) return 'unreadable';
  if (!hours.startsWith('0') && hour < FIRST_CLEAR_HOUR) return 'unclear';
  return { time: `${twoDigits(hour)}:${minutes}` };
}
