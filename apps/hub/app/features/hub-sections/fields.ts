export const MODAL = 'modal';
export const GO = 'go';
/** The value of `GO` that leads to Smart Alerts. */
export const SMART_ALERTS = 'smart-alerts';

/** Query parameter that hides a modal whose closing could not be saved. */
export const CLOSED_PARAM = 'closed';
