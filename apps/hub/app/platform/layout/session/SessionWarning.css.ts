import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { aboveNotices, NOTICE_ROOM } from '#app/platform/layout/frame/at-foot.css.ts';

/**
 * The warning is at the bottom of the screen, so that the layout does not shift while a user
 * writes.
 */
export const bar = style({
  selectors: {
    '&[data-open="true"]': {
      position: 'fixed',
      zIndex: 20,
      insetBlockEnd: vars.space[4],
      insetInline: vars.space[4],
      maxInlineSize: '44rem',
      marginInline: 'auto',
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
    },
  },
  '@media': { print: { display: 'none' } },
});

// The bar must not hide an element with focus.
globalStyle(`:root:has(${bar}[data-open="true"])`, {
  vars: { [aboveNotices]: NOTICE_ROOM.phone },
  scrollPaddingBlockEnd: NOTICE_ROOM.phone,
});
