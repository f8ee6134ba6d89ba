/** Not part of `paths`, because `paths` is in the scripts of every page. */
export const SAVED_SEARCHES_FORM = '/resources/saved-searches';

export const INTENT = 'intent';
export const QUERY = 'query';
export const TOTAL = 'total';

/** `seen` saves the displayed number of courses as the current number. */
export const intents = ['save', 'seen', 'remove'] as const;
export type SavedSearchIntent = (typeof intents)[number];
