/** The field of the form that turns adverts on or off, and its values. */
export const ADVERTS = 'adverts';
export const ON = 'on';
export const OFF = 'off';

/** Id of the adverts, and of where they were. */
export const ADVERTS_PART = 'adverts';
