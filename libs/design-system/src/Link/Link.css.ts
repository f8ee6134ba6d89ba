import { globalStyle } from '@vanilla-extract/css';
import { cardLink } from '../Card/Card.css.ts';
import { icon } from '../Icon/icon.css.ts';
import { componentsLayer } from '../layers.css.ts';
import { component, transition, variants } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

/**
 * `quiet` has the colour of the text around it; `standalone` is a target of its own, 44 px high, and
 * `small` one of 28 px, for the least important; `cover` is pressed anywhere on the positioned box
 * around it, a row or an option (in a `Card` that is a `CardLink`).
 */
export type LinkVariant = 'quiet' | 'standalone' | 'small' | 'cover';

export const link = component({
  color: vars.color.primary.ink,
  fontWeight: 550,
  textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
  ...transition('text-decoration-color'),
  ':hover': { textDecorationColor: 'currentColor', textDecorationThickness: 'max(2px, 0.12em)' },
  selectors: {
    ...variants<LinkVariant>('variant', {
      quiet: { color: 'inherit' },
      // Alone on its line: a comfortable pointer target.
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[2],
        minBlockSize: vars.width.target,
      },
      small: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        minBlockSize: 28,
        color: 'inherit',
        fontWeight: 'inherit',
      },
      cover: {},
    }),
    '&[data-variant="cover"]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.control,
    },
    '&[data-variant="cover"]:focus-visible': { outline: 'none' },
    '&[data-variant="cover"]:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      // Inside, for a row may reach the edge of what scrolls.
      outlineOffset: -3,
    },
  },
});

// An icon in the words of a link stands on their line, also where the last of them breaks.
globalStyle(
  `:is(${link}:not([data-variant="standalone"], [data-variant="small"]), ${cardLink}) > ${icon}`,
  { '@layer': { [componentsLayer]: { display: 'inline-block', verticalAlign: '-0.3em' } } },
);
