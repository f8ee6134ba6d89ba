import { component, variants } from '../styles.ts';
import type { IconSize } from './icon.tsx';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = component({
  ...square('1.3em'),
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: variants<IconSize>('size', {
    l: { ...square('1.75rem'), strokeWidth: 1.7 },
    xl: { ...square('2.5rem'), strokeWidth: 1.5 },
  }),
});
