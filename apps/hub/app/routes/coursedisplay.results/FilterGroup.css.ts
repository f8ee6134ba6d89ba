import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

const MARK = 22;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: 36,
  paddingBlock: vars.space[1],
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.width.target } },
});

export const mark = style({
  inlineSize: MARK,
  blockSize: MARK,
  margin: 0,
  // The button that stays in sight at the foot must not hide what has focus.
  scrollMarginBlockEnd: '7rem',
  cursor: 'pointer',
});

export const label = style({
  minInlineSize: 0,
  selectors: { [`${option}:hover &`]: { textDecoration: 'underline' } },
});

export const count = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});
