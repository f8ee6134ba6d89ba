import { footRoom, media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { aboveNotices, NOTICE_ROOM } from '#app/platform/layout/at-foot.css.ts';
import { bar as sessionWarning } from '#app/platform/layout/SessionWarning.css.ts';

/**
 * A notice that came with the page stands above it. One that a script brought, or that is of a part
 * further down, stands at the foot of the screen: it is seen where the button is that was pressed.
 */
export const area = style({
  selectors: {
    // The room below belongs to the notice: without one there is none.
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

// Nothing that gets focus is hidden behind it, and the last of a page can be scrolled above it.
globalStyle(withNotice, {
  vars: { [footRoom]: phone, [aboveNotices]: phone },
  scrollPaddingBlockEnd: phone,
  '@media': { [media.medium]: { vars: { [aboveNotices]: wide } } },
});

// Above a session's end it keeps its Undo in sight; there is no room for a bar above both.
globalStyle(`${withNotice}${withWarning}`, {
  vars: { [footRoom]: `calc(2 * ${phone})`, [aboveNotices]: 'auto' },
  scrollPaddingBlockEnd: `calc(2 * ${phone})`,
});
globalStyle(`:root${withWarning} ${area}[data-foot]:not(:empty)`, { insetBlockEnd: phone });
