export const MAX_GRADES = 10;

export const MAX_TYPES = 4;

/** The longest subject, in characters (TAR-14). */
export const MAX_SUBJECT = 255;

/** The longest typed subject that is stored, so that it can be shortened (characters). */
export const MAX_TYPED = 1_000;

export const GRADE_SLOTS = 10;

/** The longest qualification name on a selected grade, in characters (TAR-20, AMB-43). */
export const NAME_LIMIT = 21;

export const defaultTariffType = { name: 'A level', group: 'A level and AS', code: 'AL' } as const;

/** The longest other text of a grade that is read, in characters; no qualification reaches it. */
export const MAX_TEXT = 255;

/**
 * The most grades of a list that are read: enough to detect that a limit is exceeded, and few
 * enough to read any list quickly.
 */
export const MAX_READ = 50;
