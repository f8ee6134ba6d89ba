export const MODAL = 'modal';
export const GO = 'go';
export const SMART_ALERTS = 'smart-alerts';

/** Query parameter that hides a modal whose closing could not be saved. */
export const CLOSED_PARAM = 'closed';
