import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

// A legend has special layout rules, so the space below it is a margin.
export const fieldset = component({ minInlineSize: 0 });

export const legend = component({
  marginBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
});

export const content = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const notes = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});
