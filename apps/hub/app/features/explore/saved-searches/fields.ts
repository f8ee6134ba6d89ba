/** Where they are sent; beside `paths`, which every page has in its scripts. */
export const SAVED_SEARCHES_FORM = '/resources/saved-searches';

/** The fields of a form that saves or removes a search. */
export const INTENT = 'intent';
export const QUERY = 'query';
export const TOTAL = 'total';

/** `seen` counts anew from what is there now. */
export const intents = ['save', 'seen', 'remove'] as const;
export type SavedSearchIntent = (typeof intents)[number];
