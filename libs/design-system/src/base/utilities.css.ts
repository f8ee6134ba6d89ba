import { globalStyle } from '@vanilla-extract/css';
import { grid } from '../Grid/Grid.css.ts';
import { inline } from '../Inline/Inline.css.ts';
import { utilitiesLayer } from '../layers.css.ts';
import { stack } from '../Stack/Stack.css.ts';
import type { Space } from '../tokens/space.ts';
import { vars } from '../tokens/vars.css.ts';

/** All layout primitives share these data attributes for spacing and alignment. */
type Properties = Parameters<typeof globalStyle>[1];

const utility = (attribute: string, value: string | number, rule: Properties) =>
  globalStyle(`:is(${stack}, ${inline}, ${grid})[data-${attribute}="${value}"]`, {
    '@layer': { [utilitiesLayer]: rule },
  });

/** Without this rule, the display of a component would override the browser's rule for `hidden`. */
globalStyle('[data-component][hidden]', { '@layer': { [utilitiesLayer]: { display: 'none' } } });

const spaces: Record<Space, string | number> = { 0: 0, ...vars.space };
for (const [step, value] of Object.entries(spaces)) {
  utility('gap', step, { gap: value });
}
/** Maps `start` and `end` to equivalent values that all browsers and Autoprefixer support. */
const named = (value: string) => value.replace(/^(start|end)$/, 'flex-$1');
for (const value of ['start', 'center', 'end', 'baseline', 'stretch']) {
  utility('align', value, { alignItems: named(value) });
}
for (const value of ['start', 'center', 'end', 'space-between']) {
  utility('justify', value, { justifyContent: named(value) });
}
