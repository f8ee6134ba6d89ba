import { component, variants } from '../styles.ts';
import { tone, vars } from '../tokens/vars.css.ts';

export type TextSize = 's' | 'm' | 'l';

export const text = component({
  selectors: {
    'p&': { maxInlineSize: vars.width.reading },
    ...variants<TextSize>('size', {
      s: { fontSize: vars.font.size.s },
      m: { fontSize: vars.font.size.m },
      l: { fontSize: vars.font.size.l, lineHeight: vars.font.line.snug },
    }),
    ...variants<'strong'>('weight', { strong: { fontWeight: vars.font.weight.strong } }),
    '&[data-tone]': { color: tone.ink },
    '&[data-muted]': { color: vars.color.inkMuted },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
  },
});
