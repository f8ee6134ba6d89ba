import type { School } from './client.ts';

/** A college in the form that the client returns; `schoolBody` is the form that the API sends. */
export const school: School = {
  code: '990127',
  name: 'Aire Valley Sixth Form College',
  ukprn: '19900127',
  addressLines: ['Green Lane', 'Leeds', 'West Yorkshire', 'LS9 7AB'],
};

export const schoolBody = {
  code: '990127',
  name: 'Aire Valley Sixth Form College',
  Ukprn: '19900127',
  address_1: 'Green Lane',
  address_2: 'Leeds',
  address_3: 'West Yorkshire',
  address_4: 'LS9 7AB',
};
