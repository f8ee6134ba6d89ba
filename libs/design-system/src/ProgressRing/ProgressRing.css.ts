import { component, variants, withoutColourMix } from '../styles.ts';
import { media, tone, vars } from '../tokens/vars.css.ts';

/**
 * Diameter: 52, 88, 120 or 304 px at the default text size; all sizes except the first are smaller
 * on a phone. The largest size has a thinner stroke and is for the main content of a page.
 */
export type ProgressRingSize = 's' | 'm' | 'l' | 'xl';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const ring = component({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  ...square('clamp(4rem, 6vw, 5.5rem)'),
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: variants<ProgressRingSize>('size', {
    s: { ...square('3.25rem'), fontSize: vars.font.size.s },
    m: {},
    l: { ...square('clamp(4.75rem, 8vw, 7.5rem)'), fontSize: vars.font.size.l },
    xl: {
      ...square('min(clamp(11rem, 26vw, 19rem), 80vw)'),
      fontSize: 'clamp(2.5rem, 6vw, 4.25rem)',
      letterSpacing: '-0.02em',
    },
  }),
});

export const drawing = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // The stroke starts at the top.
  rotate: '-90deg',
  selectors: { [`${ring}[data-size="xl"] > &`]: { strokeWidth: 2.5 } },
});

export const track = component({
  stroke: `color-mix(in srgb, ${tone.fill} 20%, ${vars.color.surface})`,
  ...withoutColourMix({ stroke: tone.edge }),
  '@media': { [media.forcedColours]: { stroke: 'CanvasText', strokeWidth: 1 } },
});

export const value = component({
  stroke: tone.fill,
  '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
});
