import { globalStyle } from '@vanilla-extract/css';
import { cardLink } from '../Card/Card.css.ts';
import { icon } from '../Icon/icon.css.ts';
import { componentsLayer } from '../layers.css.ts';
import { component, largeTarget, transition, variants } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

/**
 * `quiet` has the colour of the surrounding text. `standalone` is 44 px high. `compact` takes no more
 * room than its text, and `small` is 28 px high, for the least important links; both are targets
 * 44 px high. `cover` makes the positioned box around the link, such as a row or an option, the
 * click target (in a `Card` use `CardLink`).
 */
export type LinkVariant = 'quiet' | 'standalone' | 'small' | 'compact' | 'cover';

export const link = component({
  color: vars.color.primary.ink,
  fontWeight: 550,
  textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
  ...transition('text-decoration-color'),
  ':hover': { textDecorationColor: 'currentColor', textDecorationThickness: 'max(2px, 0.12em)' },
  selectors: {
    ...variants<LinkVariant>('variant', {
      quiet: { color: 'inherit' },
      // Applies to a link that is alone on its line, so that it is a comfortable pointer target.
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[2],
        minBlockSize: vars.width.target,
      },
      small: {
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        minBlockSize: 28,
        color: 'inherit',
        fontWeight: 'inherit',
      },
      compact: { position: 'relative', display: 'inline-block' },
      cover: {},
    }),
    '&[data-variant="small"]::after, &[data-variant="compact"]::after': largeTarget,
    '&[data-variant="cover"]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.control,
    },
    '&[data-variant="cover"]:focus-visible': { outline: 'none' },
    '&[data-variant="cover"]:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      // The focus ring is inside the edge, because a row may touch the edge of a scrolling
      // container.
      outlineOffset: -3,
    },
  },
});

// An icon in a link is aligned with its text, even if the last word wraps.
globalStyle(
  `:is(${link}:not([data-variant="standalone"], [data-variant="small"]), ${cardLink}) > ${icon}`,
  { '@layer': { [componentsLayer]: { display: 'inline-block', verticalAlign: '-0.3em' } } },
);
