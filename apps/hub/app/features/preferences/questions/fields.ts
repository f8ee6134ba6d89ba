/** Fields of the lookups, in addition to the answers. They are never saved. */
export const lookupFields = {
  addressSearch: 'addressSearch',
  addressId: 'addressId',
  /** The name under which the chosen school was found. */
  schoolChosen: 'schoolChosen',
  schoolChoice: 'schoolChoice',
  mobileRegion: 'mobileRegion',
} as const;

/** Values of `intent` of the lookups' buttons. */
export const lookupIntents = {
  findAddress: 'find-address',
  useAddress: 'use-address',
  findSchool: 'find-school',
  useSchool: 'use-school',
  checkPhone: 'check-phone',
} as const;

/** Minimum number of characters for a search. */
export const MIN_ADDRESS_SEARCH = 3;
export const MIN_SCHOOL_SEARCH = 2;

/** Default region of a number. */
export const HOME_REGION = 'GB';
