/** The year after which an attended date is one: the services write the year 1 for none. */
const LAST_EMPTY_YEAR = 2000;

/**
 * Whether somebody was at an event (CAL-21).
 *
 * @param dateAttended ISO date or moment as the services keep it; null for none
 */
export function wasAttended(dateAttended: string | null): boolean {
  const year = /^(\d{4,})-\d{2}-\d{2}/.exec(dateAttended ?? '')?.[1];
  return Number(year ?? 0) > LAST_EMPTY_YEAR;
}
