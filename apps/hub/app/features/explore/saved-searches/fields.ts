/** Not part of `paths`, which is in the scripts of every page. */
export const SAVED_SEARCHES_FORM = '/resources/saved-searches';

export const INTENT = 'intent';
export const QUERY = 'query';
export const TOTAL = 'total';

/** `seen` recounts the search. */
export const intents = ['save', 'seen', 'remove'] as const;
export type SavedSearchIntent = (typeof intents)[number];
