import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export type SkeletonShape = 'text' | 'heading' | 'block' | 'circle';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = component({
  display: 'block',
  blockSize: '1em',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  outline: `1px solid ${vars.color.line}`,
  outlineOffset: -1,
  selectors: variants<SkeletonShape>('shape', {
    text: { inlineSize: '80%' },
    heading: { inlineSize: '50%', blockSize: '1.75em' },
    block: { blockSize: '8rem', borderRadius: vars.radius.card },
    circle: { inlineSize: 64, blockSize: 64, borderRadius: vars.radius.pill },
  }),
  '@media': {
    [media.motion]: { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});
