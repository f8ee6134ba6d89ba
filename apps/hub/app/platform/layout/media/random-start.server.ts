/**
 * The first slide of a carousel (CON-16). The server chooses it, so that the script uses the same
 * one.
 */
export const randomStart = (slides: readonly unknown[]): number =>
  Math.floor(Math.random() * slides.length);
