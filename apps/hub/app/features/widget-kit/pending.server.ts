/**
 * Returned by a widget's load function when the data it needs is slow. The page reports this, and
 * requests the data again after it has opened.
 */
export const PENDING = Symbol('pending');
