/** The button that restores a version has this name, and the version as its value. */
export const RESTORE = 'restore';

/** Id of the heading of the versions, where their buttons come back to. */
export const VERSIONS_ID = 'statement-versions';
