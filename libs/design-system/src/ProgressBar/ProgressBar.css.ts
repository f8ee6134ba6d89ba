import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component, withoutColourMix } from '../styles.ts';
import { media, tone, vars } from '../tokens/vars.css.ts';

export const bar = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const words = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const track = component({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 10,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  color: tone.fill,
  backgroundColor: `color-mix(in srgb, ${tone.fill} 20%, ${vars.color.surface})`,
  ...withoutColourMix({ backgroundColor: tone.edge }),
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
      color: 'Highlight',
    },
    print: { printColorAdjust: 'exact' },
  },
});

// Browsers use different names for the parts of a progress element, and ignore a whole selector
// list that contains an unknown name. So each name has a separate rule.
const paint = {
  borderRadius: vars.radius.pill,
  backgroundColor: 'currentColor',
  '@media': { print: { printColorAdjust: 'exact' as const } },
};
globalStyle(`${track}::-webkit-progress-bar`, {
  '@layer': { [componentsLayer]: { backgroundColor: 'transparent' } },
});
globalStyle(`${track}::-webkit-progress-value`, { '@layer': { [componentsLayer]: paint } });
globalStyle(`${track}::-moz-progress-bar`, { '@layer': { [componentsLayer]: paint } });
