import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [media.medium]: { order: -1 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  gridColumn: '1 / -1',
  minInlineSize: 0,
});
