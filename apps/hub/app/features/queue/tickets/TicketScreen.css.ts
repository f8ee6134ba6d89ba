import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const figure = style({
  display: 'grid',
  alignSelf: 'start',
  gap: vars.space[2],
  minInlineSize: '12rem',
});

export const large = style({
  margin: 0,
  fontSize: vars.font.size['4xl'],
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
