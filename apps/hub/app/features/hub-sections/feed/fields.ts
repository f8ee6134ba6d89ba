export const MODAL = 'modal';
export const GO = 'go';
export const SMART_ALERTS = 'smart-alerts';

/** Query parameter that hides a modal after the hub could not save that it was closed. */
export const CLOSED_PARAM = 'closed';
