import type { StyleRule } from '@vanilla-extract/css';
import { media, vars } from '../tokens/vars.css.ts';

/** A row of slides that scrolls and snaps. */
export const trackRule = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  borderRadius: vars.radius.control,
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    // Controls that scripts add show that there are more slides, so no scrollbar is needed.
    '(scripting: enabled)': { scrollbarWidth: 'none' },
    print: { overflow: 'visible' },
  },
} as const satisfies StyleRule;
