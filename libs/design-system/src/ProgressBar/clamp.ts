/** A percentage that is never under `min` nor over 100; `min` when it is not a number. */
export const clamp = (percent: number, min: number) => Math.min(100, Math.max(min, percent || min));
