/** Fields of the lookups, in addition to the answers. They are never saved. */
export const lookupFields = {
  addressSearch: 'addressSearch',
  addressId: 'addressId',
  /** The name under which the chosen school was found. */
  schoolChosen: 'schoolChosen',
  schoolChoice: 'schoolChoice',
  mobileRegion: 'mobileRegion',
} as const;

export const lookupIntents = {
  findAddress: 'find-address',
  useAddress: 'use-address',
  findSchool: 'find-school',
  useSchool: 'use-school',
  checkPhone: 'check-phone',
} as const;

export const MIN_ADDRESS_SEARCH = 3;
export const MIN_SCHOOL_SEARCH = 2;

export const HOME_REGION = 'GB';
