/** The search parameter that puts one widget into focus (SH-14). */
export const WIDGET_PARAM = 'widget';

/** A mobile screen (AMB-30). */
export const smallScreen = '(max-width: 767.98px)';
