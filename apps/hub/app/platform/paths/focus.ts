/** The search parameter that puts one widget into focus (SH-14). */
export const WIDGET_PARAM = 'widget';

/** The width, in CSS pixels, from which a screen is no mobile one (AMB-30). */
export const LARGE_FROM = 768;

/** A mobile screen. */
export const smallScreen = `(max-width: ${LARGE_FROM - 0.02}px)`;

export const largeScreen = `(min-width: ${LARGE_FROM}px)`;
