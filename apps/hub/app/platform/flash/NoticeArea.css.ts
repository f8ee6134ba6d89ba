import { footRoom, media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { aboveNotices, NOTICE_ROOM } from '#app/platform/layout/frame/at-foot.css.ts';
import { bar as sessionWarning } from '#app/platform/layout/session/SessionWarning.css.ts';

/**
 * A notice that the server rendered is above the page. A notice that a script adds, or that belongs
 * to a part further down, is at the foot of the screen, where it can be seen from the pressed
 * button.
 */
export const area = style({
  selectors: {
    // The space below exists only with a notice.
    '&:not(:empty)': { paddingBlockEnd: vars.space[6] },
    '&[data-foot]:not(:empty)': {
      position: 'fixed',
      zIndex: 10,
      insetBlockEnd: vars.space[4],
      insetInline: vars.space[4],
      maxInlineSize: '44rem',
      marginInline: 'auto',
      padding: 0,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
    },
  },
  '@media': { print: { display: 'none' } },
});

const { phone, wide } = NOTICE_ROOM;
const withNotice = `:root:has(${area}[data-foot]:not(:empty))`;
const withWarning = `:has(${sessionWarning}[data-open="true"])`;

// The notice hides no focused element, and the end of the page can be scrolled above it.
globalStyle(withNotice, {
  vars: { [footRoom]: phone, [aboveNotices]: phone },
  scrollPaddingBlockEnd: phone,
  '@media': { [media.medium]: { vars: { [aboveNotices]: wide } } },
});

// Above the session warning the notice keeps only its undo visible. There is no space for a bar
// above both.
globalStyle(`${withNotice}${withWarning}`, {
  vars: { [footRoom]: `calc(2 * ${phone})`, [aboveNotices]: 'auto' },
  scrollPaddingBlockEnd: `calc(2 * ${phone})`,
});
globalStyle(`:root${withWarning} ${area}[data-foot]:not(:empty)`, { insetBlockEnd: phone });
