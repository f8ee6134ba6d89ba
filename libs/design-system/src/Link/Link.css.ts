import { component, transition, variants } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';
import type { LinkVariant } from './Link.tsx';

export const link = component({
  color: vars.color.primary.ink,
  fontWeight: 550,
  textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
  ...transition('text-decoration-color'),
  ':hover': { textDecorationColor: 'currentColor', textDecorationThickness: 'max(2px, 0.12em)' },
  selectors: variants<LinkVariant>('variant', {
    quiet: { color: 'inherit' },
    // Alone on its line: a comfortable pointer target.
    standalone: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: vars.width.target,
    },
  }),
});
