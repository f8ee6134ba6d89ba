export const ADVERTS = 'adverts';
export const ON = 'on';
export const OFF = 'off';

export const ADVERTS_PART = 'adverts';
