/** The slide that a carousel begins with (CON-16). It is chosen here, so that a script agrees with it. */
export const randomStart = (slides: readonly unknown[]): number =>
  Math.floor(Math.random() * slides.length);
