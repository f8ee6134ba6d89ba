/** Limits a percentage to between `min` and 100. Returns `min` for NaN. */
export const clamp = (percent: number, min: number) => Math.min(100, Math.max(min, percent || min));
