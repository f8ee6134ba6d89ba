export const INTENT = 'intent';
export const ID = 'id';
export const TITLE = 'title';
/** Epoch seconds. Newer notifications were not on the page and are not marked. */
export const UP_TO = 'upTo';

export const notificationCommands = ['dismiss', 'restore', 'read-all', 'sources', 'keep'] as const;
/** The intents of the forms. `keep` saves read marks that only the device has. */
export type NotificationCommand = (typeof notificationCommands)[number];
