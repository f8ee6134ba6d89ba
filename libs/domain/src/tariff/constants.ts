/** Grades that can be selected, and saved (TAR-11). */
export const MAX_GRADES = 10;

/** Qualification types that can be selected, and saved (TAR-12). */
export const MAX_TYPES = 4;

/** Characters of a subject (TAR-14). */
export const MAX_SUBJECT = 255;

/** Characters of a typed subject that are kept, so that one that is too long can be shortened. */
export const MAX_TYPED = 1_000;

/** Buttons of a page of grades (TAR-5). */
export const GRADE_SLOTS = 10;

/** Characters of a qualification's name on a selected grade (TAR-20, AMB-43). */
export const NAME_LIMIT = 21;

/** The qualification that the calculator opens with (TAR-21). */
export const defaultTariffType = { name: 'A level', group: 'A level and AS', code: 'AL' } as const;

/** Characters of each other text of a grade that is read; no qualification has as many. */
export const MAX_TEXT = 255;

/**
 * Grades of a list that are read: enough to see that there are too many to be selected or saved, and
 * few enough for any list to be read at once.
 */
export const MAX_READ = 50;
