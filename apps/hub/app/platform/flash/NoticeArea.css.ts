import { footRoom, media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import {
  aboveBar,
  aboveNotices,
  fixedNotice,
  NOTICE_ROOM,
} from '#app/platform/layout/frame/at-foot.css.ts';
import { bar as sessionWarning } from '#app/platform/layout/session/SessionWarning.css.ts';

/**
 * A notice that the server rendered is above the page. A notice that a script adds, or that belongs
 * to a part further down, is at the bottom of the screen, where the user can see it from the
 * pressed button.
 */
export const area = style({
  selectors: {
    // The space below is only reserved while a notice is shown.
    '&:not(:empty)': { paddingBlockEnd: vars.space[6] },
    '&[data-foot]:not(:empty)': { ...fixedNotice, zIndex: 10, padding: 0 },
  },
  '@media': { print: { display: 'none' } },
});

const { phone, wide } = NOTICE_ROOM;
const withNotice = `:root:has(${area}[data-foot]:not(:empty))`;
const withWarning = `:has(${sessionWarning}[data-open="true"])`;

// The notice must not hide a focused element, and the end of the page can be scrolled above the
// notice.
globalStyle(withNotice, {
  vars: { [footRoom]: phone, [aboveNotices]: aboveBar(phone) },
  scrollPaddingBlockEnd: aboveBar(phone),
  '@media': { [media.medium]: { vars: { [aboveNotices]: wide } } },
});

// The notice is above the session warning, so that its undo button stays visible. There is no space
// for another bar above both, so other bars are not fixed to the bottom of the screen.
globalStyle(`${withNotice}${withWarning}`, {
  vars: { [footRoom]: `calc(2 * ${phone})`, [aboveNotices]: 'auto' },
  scrollPaddingBlockEnd: aboveBar(`2 * ${phone}`),
});
globalStyle(`:root${withWarning} ${area}[data-foot]:not(:empty)`, {
  insetBlockEnd: aboveBar(phone),
});
