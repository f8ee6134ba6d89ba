export interface Countdown {
  readonly days: number;
  /** 0 to 23. */
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
  /** 0 to 59. */
  readonly seconds: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The numbers of a countdown (LIV-5). A second that has started counts as a whole second, so that
 * the countdown shows zero only when no time is left.
 *
 * @param left milliseconds; a negative number counts as 0
 */
export function countdown(left: number): Countdown {
  const whole = Math.max(0, Math.ceil(left / SECOND)) * SECOND;
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: (whole % MINUTE) / SECOND,
  };
}

/** The times before the start that are announced to screen readers (minutes). */
const spokenMinutes = [1, 10] as const;

/**
 * The last announcement that is due. Announcing the countdown itself would repeat it every second.
 *
 * @returns minutes before the start, or null while the start is further away
 */
export const spokenAt = (left: number): (typeof spokenMinutes)[number] | null =>
  spokenMinutes.find((minutes) => left <= minutes * MINUTE) ?? null;
