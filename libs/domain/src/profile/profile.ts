export const profileTotal = 6;

/** The number in '{n} out of 6': a whole number from 0 to 6 (SH-49). */
export function profileScore(profileComplete: number): number {
  if (Number.isNaN(profileComplete)) return 0;
  return Math.min(profileTotal, Math.max(0, Math.floor(profileComplete)));
}
