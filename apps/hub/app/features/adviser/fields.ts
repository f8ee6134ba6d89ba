/** The name of the field of the parts. */
export const PARTS_FIELD = 'parts';
