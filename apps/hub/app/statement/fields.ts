/** The button that restores a version has this name, and the version as its value. */
export const RESTORE = 'restore';
