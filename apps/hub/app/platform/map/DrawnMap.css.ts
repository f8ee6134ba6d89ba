import { style } from '@vanilla-extract/css';
import { media, vars } from '@applicant-hub/design-system/tokens';
import outline from './uk-outline.svg?url';

/** A thin line around the land. Applied twice for a sharp edge. */
const coast = (colour: string) => `drop-shadow(0 0 0.5px ${colour}) `.repeat(2).trim();

// The outline is a mask, so that one file works with the colours of every theme. Browsers that
// support `content-visibility` request the file only when the map is near the viewport.
export const land = style({
  position: 'absolute',
  inset: 0,
  contentVisibility: 'auto',
  filter: coast(vars.color.lineStrong),
  '@media': {
    [media.forcedColours]: { filter: coast('CanvasText') },
    print: { contentVisibility: 'visible' },
  },
});

const mask = `url("${outline}")`;
export const shape = style({
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.surface,
  WebkitMaskImage: mask,
  maskImage: mask,
  WebkitMaskSize: '100% 100%',
  maskSize: '100% 100%',
  printColorAdjust: 'exact',
});

export const markers = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const target = style({ fill: 'transparent' });

export const dot = style({
  fill: vars.color.primary.fill,
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  selectors: {
    '&[data-group]': { fill: vars.color.neutral.fill },
    'a:hover > &': { fill: vars.color.primary.ink },
    'a:focus-visible > &': { stroke: vars.color.focus, strokeWidth: 4 },
  },
});

export const ring = style({
  fill: vars.color.surface,
  stroke: vars.color.neutral.fill,
  strokeWidth: 1.5,
});

export const number = style({
  fill: vars.color.primary.on,
  fontSize: 12,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  selectors: { '&[data-group]': { fill: vars.color.neutral.on } },
});
