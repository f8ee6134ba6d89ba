/** The fields of the form that closes a modal. */
export const MODAL = 'modal';
export const GO = 'go';
/** Where `GO` may lead. */
export const SMART_ALERTS = 'smart-alerts';

/** The query parameter that keeps a modal away whose closing could not be saved. */
export const CLOSED_PARAM = 'closed';
