/**
 * Chooses the first slide of a carousel (CON-16). This happens on the server, so that the script
 * starts with the same slide.
 */
export const randomStart = (slides: readonly unknown[]): number =>
  Math.floor(Math.random() * slides.length);
