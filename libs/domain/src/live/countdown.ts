/** How long it is until something begins, in whole units. */
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
 * What a countdown shows (LIV-5). A second that has begun counts, so that it shows nothing left when,
 * and only when, nothing is.
 *
 * @param left milliseconds; what has passed counts as nothing
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

/** How long before the start somebody who cannot see the countdown hears of it (minutes). */
const spokenMinutes = [1, 10] as const;

/**
 * What was last to be said aloud: the countdown itself would never be quiet.
 *
 * @returns minutes before the start, or null while it is further away
 */
export const spokenAt = (left: number): (typeof spokenMinutes)[number] | null =>
  spokenMinutes.find((minutes) => left <= minutes * MINUTE) ?? null;
