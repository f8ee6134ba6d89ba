/** Screens that start at the top even when only their query changes (SH-39). */
const alwaysFromTop = ['/dashboard/people-like-you'];

interface Address {
  pathname: string;
  /** Query with its question mark; empty if the address has no query. */
  search: string;
}

/**
 * Whether a navigation preserves the scroll position. Navigation within a screen preserves it, and
 * a new screen starts at its top (SH-39). The next page of a list counts as a new screen.
 */
export const keepsScroll = (from: Address, to: Address): boolean =>
  from.pathname === to.pathname &&
  pageOf(from) === pageOf(to) &&
  !alwaysFromTop.includes(to.pathname);

const pageOf = ({ search }: Address) => new URLSearchParams(search).get('page') ?? '1';
