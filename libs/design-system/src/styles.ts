/** Helpers for `.css.ts` files. They run while the CSS is built and never in a browser. */
import { style, type StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';
import { media, vars } from './tokens/vars.css.ts';

/** Defines a class in the components layer. */
export const component = (rule: StyleRule) => style({ '@layer': { [componentsLayer]: rule } });

type Properties = NonNullable<StyleRule['selectors']>[string];

/**
 * Selectors for the values of one data attribute of the root. Variants are attributes, so a
 * component's script needs no table of classes.
 */
export const variants = <Value extends string | number>(
  attribute: string,
  rules: Record<Value, Properties>,
): Record<string, Properties> =>
  Object.fromEntries(
    Object.entries<Properties>(rules).map(([value, rule]) => [
      `&[data-${attribute}="${value}"]`,
      rule,
    ]),
  );

/**
 * Styles for browsers without `color-mix()`. An earlier declaration is no fallback for a value with
 * a variable, because browsers evaluate variables too late to use the earlier declaration.
 */
export const withoutColourMix = (rule: StyleRule): StyleRule => ({
  '@supports': { 'not (color: color-mix(in srgb, red, red))': rule },
});

/** A transition that is disabled for users who prefer reduced motion. */
export const transition = (...properties: string[]) => ({
  '@media': {
    [media.motion]: {
      transition: properties
        .map((property) => `${property} ${vars.motion.fast} ${vars.motion.ease}`)
        .join(', '),
    },
  },
});

/**
 * An invisible part that enlarges the target of a control that is lower than 44 px. The control
 * must be positioned. The part takes no space in the layout. Where the parts of two close controls
 * overlap, a click activates the later control.
 */
export const largeTarget = {
  content: '""',
  position: 'absolute',
  inset: 'min(0px, 50% - 22px) 0',
} as const;
