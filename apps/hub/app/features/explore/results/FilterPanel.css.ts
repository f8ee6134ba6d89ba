import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { aboveBar, footOfScreen, ROOM_FOR_BAR } from '#app/platform/layout/frame/at-foot.css.ts';

export const place = style({
  gridArea: 'filters',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

export const apply = style({
  '@media': { [ROOM_FOR_BAR]: { position: 'sticky', insetBlockEnd: footOfScreen('0px') } },
  marginInline: `calc(-1 * ${vars.space[4]})`,
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

// Prevents the button from covering a focused checkbox.
globalStyle(`:root:has(${apply})`, {
  '@media': { [ROOM_FOR_BAR]: { scrollPaddingBlockEnd: aboveBar('7rem') } },
});
