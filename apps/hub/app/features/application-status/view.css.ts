import { style } from '@vanilla-extract/css';
import { smallScreen } from '#app/platform/paths/focus.ts';

/** On a phone each tile says whose it is, and the first screen has no room to say it twice (EXT-32). */
export const heading = style({
  '@media': {
    [smallScreen]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
