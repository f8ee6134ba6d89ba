import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

const SIZE = 'clamp(11rem, 26vw, 19rem)';

export const clock = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: SIZE,
  blockSize: SIZE,
  marginInline: 'auto',
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  // The stroke begins at the top.
  rotate: '-90deg',
});

export const track = style({
  stroke: vars.color.primary.soft,
  '@media': { [media.forcedColours]: { stroke: 'GrayText' } },
});

export const value = style({
  stroke: vars.color.primary.fill,
  '@media': {
    [media.motion]: { transition: 'stroke-dasharray 1s linear' },
    [media.forcedColours]: { stroke: 'Highlight' },
  },
});

export const figure = style({
  fontSize: 'clamp(2.5rem, 6vw, 4.25rem)',
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1,
});
