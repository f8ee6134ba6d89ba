/** Name of the button that restores a version. Its value is the version. */
export const RESTORE = 'restore';

/** Id of the heading of the versions. Their buttons return to it. */
export const VERSIONS_ID = 'statement-versions';
