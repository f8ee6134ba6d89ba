/** The search parameter that focuses a single widget (SH-14). */
export const WIDGET_PARAM = 'widget';

/** Minimum width of a large screen in CSS pixels (AMB-30). */
export const LARGE_FROM = 768;

export const smallScreen = `(max-width: ${LARGE_FROM - 0.02}px)`;

export const largeScreen = `(min-width: ${LARGE_FROM}px)`;
