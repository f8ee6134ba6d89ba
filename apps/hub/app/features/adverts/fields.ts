/** The field of the form that turns adverts on or off, with its values. */
export const ADVERTS = 'adverts';
export const ON = 'on';
export const OFF = 'off';

/** The id of the adverts. */
export const ADVERTS_PART = 'adverts';
