import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const list = component({ display: 'flex', flexDirection: 'column' });

export const row = component({
  display: 'grid',
  gap: `0 ${vars.space[6]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr)' } },
});

export const term = component({
  color: vars.color.inkMuted,
  fontWeight: vars.font.weight.strong,
});

export const description = component({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
