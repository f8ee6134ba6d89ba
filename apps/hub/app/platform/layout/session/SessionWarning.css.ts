import { globalStyle, style } from '@vanilla-extract/css';
import {
  aboveBar,
  aboveNotices,
  fixedNotice,
  NOTICE_ROOM,
} from '#app/platform/layout/frame/at-foot.css.ts';

/**
 * The warning is at the bottom of the screen, so that the layout does not shift while a user
 * writes.
 */
export const bar = style({
  selectors: {
    '&[data-open="true"]': { ...fixedNotice, zIndex: 20 },
  },
  '@media': { print: { display: 'none' } },
});

// The bar must not hide an element with focus.
globalStyle(`:root:has(${bar}[data-open="true"])`, {
  vars: { [aboveNotices]: aboveBar(NOTICE_ROOM.phone) },
  scrollPaddingBlockEnd: aboveBar(NOTICE_ROOM.phone),
});
