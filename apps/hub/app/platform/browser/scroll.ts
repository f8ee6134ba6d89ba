/** Screens that start at the top even when only their query changes (SH-39). */
const alwaysFromTop = ['/dashboard/people-like-you'];

/** An address within the hub. */
interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

/**
 * Whether a navigation keeps the scroll position: within one screen it does, to another screen
 * the new page starts at its top (SH-39). The next page of a list is another screen.
 */
export const keepsScroll = (from: Address, to: Address): boolean =>
  from.pathname === to.pathname &&
  pageOf(from) === pageOf(to) &&
  !alwaysFromTop.includes(to.pathname);

const pageOf = ({ search }: Address) => new URLSearchParams(search).get('page') ?? '1';
