import type { AddressRecord } from './client.ts';

/** An address, in the client's result and in the API's JSON. */
export const addressRecord: AddressRecord = {
  line1: 'Flat 2',
  line2: 'Linden Court',
  line3: '14 Mill Lane',
  line4: 'Wharfside',
  locality: 'Aylestone',
  townOrCity: 'Leicester',
  county: 'Leicestershire',
  postcode: 'LE2 8AB',
  country: 'England',
};

export const addressBody = {
  line_1: 'Flat 2',
  line_2: 'Linden Court',
  line_3: '14 Mill Lane',
  line_4: 'Wharfside',
  locality: 'Aylestone',
  town_or_city: 'Leicester',
  county: 'Leicestershire',
  postcode: 'LE2 8AB',
  country: 'England',
};
