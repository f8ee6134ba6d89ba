/**
 * The lookups' own fields beside those of the answers. They are never saved.
 */
export const lookupFields = {
  addressSearch: 'addressSearch',
  addressId: 'addressId',
  /** The name that the chosen school was found under. */
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

/** From how many characters on something is looked for. */
export const MIN_ADDRESS_SEARCH = 3;
export const MIN_SCHOOL_SEARCH = 2;

/** The region of a number when nobody chose one. */
export const HOME_REGION = 'GB';
