import { footRoom, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** What a notice at the foot of a phone takes of it at most, with the room around it. */
const ROOM = '12rem';

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

// Nothing that gets focus is hidden behind it, and the last of a page can be scrolled above it.
globalStyle(`:root:has(${area}[data-foot]:not(:empty))`, {
  vars: { [footRoom]: ROOM },
  scrollPaddingBlockEnd: ROOM,
});
