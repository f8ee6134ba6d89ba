import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Addresses need the whole width of a narrow column, so the label is above them. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
});

export const term = style({ color: vars.color.inkMuted, fontSize: vars.font.size.s });

export const description = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
