import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** On an image that has come (CON-21). */
export const faded = style({});

export const frame = style({});

// Only a script marks an image that has yet to come: without one nothing is hidden.
globalStyle(`${frame} [data-waits]:not(${faded})`, { opacity: 0 });
globalStyle(`${frame} [data-waits]`, {
  '@media': {
    [media.motion]: { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` },
  },
});
