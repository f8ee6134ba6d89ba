/** The field of the form that turns adverts on or off, and its values. */
export const ADVERTS = 'adverts';
export const ON = 'on';
export const OFF = 'off';
