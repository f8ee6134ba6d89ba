import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** On an image that has loaded (CON-21). */
export const faded = style({});

export const frame = style({});

// Only a script marks an image that is still loading, so nothing is hidden without scripts.
globalStyle(`${frame} [data-waits]:not(${faded})`, { opacity: 0 });
globalStyle(`${frame} [data-waits]`, {
  '@media': {
    [media.motion]: { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` },
  },
});
