/**
 * Returned by a widget's load function when the data it needs is slow. The page reports this, and
 * requests the data again once it is open.
 */
export const PENDING = Symbol('pending');
