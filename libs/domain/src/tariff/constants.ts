export const MAX_GRADES = 10;

export const MAX_TYPES = 4;

/** The maximum length of a subject, in characters (TAR-14). */
export const MAX_SUBJECT = 255;

/**
 * The maximum length of a typed subject that is stored (characters). It exceeds `MAX_SUBJECT`, so
 * that the user can shorten a long subject.
 */
export const MAX_TYPED = 1_000;

export const GRADE_SLOTS = 10;

/**
 * The maximum length of a qualification's name on a selected grade, in characters (TAR-20, AMB-43).
 */
export const NAME_LIMIT = 21;

export const defaultTariffType = { name: 'A level', group: 'A level and AS', code: 'AL' } as const;

/**
 * The maximum number of characters that are read from each text of a saved grade. The texts of
 * every qualification are shorter.
 */
export const MAX_TEXT = 255;

/**
 * The maximum number of grades that are read from a list. It is large enough to detect that a limit
 * is exceeded, and small enough to read any list quickly.
 */
export const MAX_READ = 50;
