/** The name of the field that says which parts a link shows. */
export const PARTS_FIELD = 'parts';
