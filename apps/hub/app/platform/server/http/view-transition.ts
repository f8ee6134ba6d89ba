/** Opts in to cross-document view transitions, unless the user prefers reduced motion. */
export const viewTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
