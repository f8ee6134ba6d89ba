/** The fields of the forms that change notifications. */
export const INTENT = 'intent';
export const ID = 'id';
/** What a notification is called, for the notice of what was done. */
export const TITLE = 'title';
/** Epoch seconds: what is newer was not on the page, and is not marked with it. */
export const UP_TO = 'upTo';

export const notificationCommands = ['dismiss', 'restore', 'read-all', 'sources', 'keep'] as const;
/** What a form does; `keep` takes over what only a device knew to be read. */
export type NotificationCommand = (typeof notificationCommands)[number];
