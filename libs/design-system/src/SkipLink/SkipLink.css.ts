import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const skipLink = component({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 10,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.ink,
  color: vars.color.ground,
  fontWeight: vars.font.weight.strong,
  ':focus': { borderRadius: vars.radius.control },
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  '@media': { print: { display: 'none' } },
});
