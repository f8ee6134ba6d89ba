/** Opts in to cross-document view transitions, where motion is welcome. */
export const viewTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
