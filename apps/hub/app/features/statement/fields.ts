/** Name of the button that restores a version. Its value is the version. */
export const RESTORE = 'restore';

export const VERSIONS_ID = 'statement-versions';
