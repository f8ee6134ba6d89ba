import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Class of an image that has loaded (CON-21). */
export const faded = style({});

export const frame = style({});

// A script marks images that are still loading, so that without scripts no image is hidden.
globalStyle(`${frame} [data-waits]:not(${faded})`, { opacity: 0 });
globalStyle(`${frame} [data-waits]`, {
  '@media': {
    [media.motion]: { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` },
  },
});
