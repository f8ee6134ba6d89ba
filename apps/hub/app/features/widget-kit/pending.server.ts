/**
 * What the load of a widget answers that has nothing to show yet, because what it needs is late: the
 * page says so, and asks again once it is open.
 */
export const PENDING = Symbol('pending');
