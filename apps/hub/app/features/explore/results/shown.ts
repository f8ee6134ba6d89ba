/** How many are shown at first on a phone: all that six of its screens have room for. */
export const SHOWN = 8;
