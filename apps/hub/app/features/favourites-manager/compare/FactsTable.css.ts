import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const value = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-same]': { color: vars.color.inkMuted } },
});

export const same = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontWeight: vars.font.weight.body,
});

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '12rem',
  blockSize: 8,
  marginBlockStart: vars.space[1],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.line,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColours]: { backgroundColor: 'GrayText' } },
});

export const range = style({
  fill: vars.color.primary.fill,
  opacity: 0.45,
  '@media': { [media.forcedColours]: { fill: 'Highlight' } },
});

export const fill = style({
  fill: vars.color.primary.fill,
  selectors: { '[data-same] &': { opacity: 0.6 } },
  '@media': { [media.forcedColours]: { fill: 'Highlight' } },
});
