/**
 * The first slide of a carousel (CON-16). The server chooses it, so that the script starts with the
 * same slide.
 */
export const randomStart = (slides: readonly unknown[]): number =>
  Math.floor(Math.random() * slides.length);
