import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@applicant-hub/design-system/tokens';
import { markerStyles } from './marker-styles.ts';

/**
 * The hub's styles for the map, which override Leaflet's own styles. This file loads together with
 * the script.
 */
export const map = style({ position: 'absolute', inset: 0 });

// The class is doubled to override Leaflet's rules, whatever the order of the files.
const inMap = (selector: string) => `${map}${map} ${selector}`;

globalStyle(`${map}${map}`, {
  backgroundColor: vars.color.info.soft,
  color: vars.color.ink,
  fontFamily: 'inherit',
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.body,
});
globalStyle(`${map}${map}:focus-visible`, { outlineOffset: -4 });

/**
 * Map tiles are designed for a light background. In the dark theme they are inverted, in shades of
 * the theme's blue, so that coasts remain visible.
 */
export const tile = style({});
const dark = {
  filter: 'grayscale(1) invert(0.9) sepia(0.5) hue-rotate(190deg) saturate(2.4) contrast(1.05)',
};
globalStyle(`:root[data-theme="dark"] ${tile}`, dark);
globalStyle(`:root:not([data-theme]) ${tile}`, {
  '@media': { 'screen and (prefers-color-scheme: dark) and (not (prefers-contrast: more))': dark },
});

/**
 * The tip of a marker points at its place, so that the marker does not cover the name of the town.
 */
export const marker = style({
  ...markerStyles,
  border: `2px solid ${vars.color.surface}`,
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: -5,
    inlineSize: 10,
    blockSize: 10,
    border: 'inherit',
    borderBlockStartColor: 'transparent',
    borderInlineStartColor: 'transparent',
    backgroundColor: 'inherit',
    rotate: '45deg',
  },
  ':hover': { backgroundColor: vars.color.primary.ink },
  '@media': { [media.forcedColours]: { borderColor: 'ButtonText' } },
});

export const cluster = style([
  marker,
  {
    backgroundColor: vars.color.neutral.fill,
    color: vars.color.neutral.on,
    boxShadow: `0 0 0 2px ${vars.color.neutral.fill}`,
    ':hover': { backgroundColor: vars.color.neutral.ink },
  },
]);
globalStyle(inMap(`:is(${marker}, .leaflet-popup-close-button):focus-visible`), {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
  borderRadius: vars.radius.pill,
});

/** The line from the shared position of several places to their spread-out markers. */
export const leg = style({ stroke: vars.color.neutral.fill, strokeOpacity: 1 });

globalStyle(inMap(':is(.leaflet-popup-content-wrapper, .leaflet-popup-tip)'), {
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
});
globalStyle(inMap('.leaflet-popup-content-wrapper'), { borderRadius: vars.radius.control });
globalStyle(inMap('.leaflet-popup-content'), {
  marginBlock: vars.space[3],
  marginInline: `${vars.space[4]} ${vars.space[8]}`,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
});
globalStyle(inMap('.leaflet-popup-close-button'), {
  inlineSize: 28,
  blockSize: 28,
  color: vars.color.inkMuted,
  lineHeight: '28px',
});

export const link = style({});
globalStyle(inMap(`a${link}`), {
  color: vars.color.primary.ink,
  fontWeight: vars.font.weight.strong,
});
export const distance = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(inMap(`p${distance}`), {
  marginBlock: `${vars.space[1]} 0`,
  color: vars.color.inkMuted,
});

globalStyle(inMap('.leaflet-bar'), {
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  boxShadow: 'none',
});
globalStyle(inMap('.leaflet-bar a'), {
  inlineSize: 36,
  blockSize: 36,
  lineHeight: '36px',
  borderRadius: 0,
  borderBlockEndColor: vars.color.line,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
});
globalStyle(inMap('.leaflet-bar a.leaflet-disabled'), {
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
});
globalStyle(inMap('.leaflet-bar a:focus-visible'), {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: -3,
});
