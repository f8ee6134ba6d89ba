import { style } from '@vanilla-extract/css';
import { vars } from '@applicant-hub/design-system/tokens';
import { markerStyles } from './marker-styles.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: 0,
});

export const item = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  // An empty string instead of `none`, because some screen readers ignore a list without bullets.
  listStyleType: '""',
});

export const number = style({
  ...markerStyles,
  flex: 'none',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: 1,
  border: `2px solid ${vars.color.primary.fill}`,
  printColorAdjust: 'exact',
  selectors: {
    '&[data-unplaced]': {
      borderColor: vars.color.lineStrong,
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
      color: vars.color.inkMuted,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  minInlineSize: 0,
});
