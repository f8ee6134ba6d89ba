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
    // The controls that scripts add show that there is more.
    '(scripting: enabled)': { scrollbarWidth: 'none' },
    print: { overflow: 'visible' },
  },
} as const satisfies StyleRule;
