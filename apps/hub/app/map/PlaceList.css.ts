import { style } from '@vanilla-extract/css';
import { vars } from '@applicant-hub/design-system/tokens';

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
  // An empty string instead of none: a list without bullets is no list to some screen readers.
  listStyleType: '""',
});

/** Looks like the marker on the map. */
export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: 1,
  border: `2px solid ${vars.color.primary.fill}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary.fill,
  color: vars.color.primary.on,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  printColorAdjust: 'exact',
  selectors: {
    // There is no marker to look for.
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
