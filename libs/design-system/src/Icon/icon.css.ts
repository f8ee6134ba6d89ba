import { component, variants } from '../styles.ts';

/** Size: 28 or 40 px. The default is 1.3 times the size of the surrounding text. */
export type IconSize = 'l' | 'xl';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = component({
  ...square('1.3em'),
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    ...variants<IconSize>('size', {
      l: { ...square('1.75rem'), strokeWidth: 1.7 },
      xl: { ...square('2.5rem'), strokeWidth: 1.5 },
    }),
    '&[data-filled=true]': { fill: 'currentColor' },
    '&[data-filled=unknown]': { strokeDasharray: '2 3.5' },
  },
});
