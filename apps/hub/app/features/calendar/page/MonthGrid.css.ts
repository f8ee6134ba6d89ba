import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlockEnd: vars.space[2],
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  textAlign: 'start',
});

export const weekday = style({
  // Prevents the visually hidden text from extending beyond its column.
  position: 'relative',
  paddingBlock: vars.space[1],
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

/**
 * Height of a touch target on a phone. On wider screens, a day is taller, because it shows the
 * names of its dates.
 */
export const cell = style({
  position: 'relative',
  blockSize: '3rem',
  paddingBlockStart: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  verticalAlign: 'top',
  backgroundColor: vars.color.surface,
  selectors: {
    '&:empty': { backgroundColor: vars.color.sunken },
    '&[data-chosen="true"]': { backgroundColor: vars.color.primary.soft },
    '&[data-today="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.turn.edge}` },
  },
  '@media': {
    [media.medium]: { blockSize: '6rem', paddingInline: vars.space[1], textAlign: 'start' },
  },
});

export const number = style({ color: vars.color.inkMuted });

export const dots = style({
  display: 'block',
  color: vars.color.primary.ink,
  lineHeight: 1,
  '@media': { [media.medium]: { display: 'none' } },
});

export const names = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'block' } },
});

export const name = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: vars.font.size.s,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
