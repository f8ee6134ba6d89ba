import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const fieldset = component({ minInlineSize: 0 });

// The legend floats, because WebKit counts the height of a non-floating legend twice when it first
// lays out a fieldset in a column flexbox.
export const legend = component({
  float: 'left',
  inlineSize: '100%',
  marginBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
});

const belowLegend = { clear: 'both', display: 'flex', flexDirection: 'column' } as const;

export const content = component({ ...belowLegend, gap: vars.space[6] });

export const notes = component({
  ...belowLegend,
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});
