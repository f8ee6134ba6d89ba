/**
 * Returned by a widget's load function when the data that it needs is slow. The page shows that the
 * data is loading, and requests it again after the page has opened.
 */
export const PENDING = Symbol('pending');
