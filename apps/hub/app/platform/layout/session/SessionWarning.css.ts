import { globalStyle, style } from '@vanilla-extract/css';
import {
  aboveNavigation,
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
  vars: { [aboveNotices]: aboveNavigation(NOTICE_ROOM.phone) },
  scrollPaddingBlockEnd: aboveNavigation(NOTICE_ROOM.phone),
});
