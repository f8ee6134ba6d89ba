/** Screens that start at the top even when only their query changes (SH-39). */
const alwaysFromTop = ['/dashboard/people-like-you'];

/**
 * Whether a navigation keeps the scroll position: within one screen it does, to another screen
 * the new page starts at its top (SH-39).
 */
export const keepsScroll = (fromPath: string, toPath: string): boolean =>
  fromPath === toPath && !alwaysFromTop.includes(toPath);
