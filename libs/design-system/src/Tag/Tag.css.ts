import { component } from '../styles.ts';
import { tone, vars } from '../tokens/vars.css.ts';

export const tag = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: 28,
  paddingBlock: 2,
  paddingInline: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: tone.soft,
  color: tone.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  // In print there is no space for a pill with three lines.
  '@media': {
    print: { minBlockSize: 0, padding: 0, border: 'none', backgroundColor: 'transparent' },
  },
});
