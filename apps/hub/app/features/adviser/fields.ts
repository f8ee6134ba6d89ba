export const PARTS_FIELD = 'parts';
