import { component, variants } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export type BoxPadding = 's' | 'm' | 'l';

export type BoxSurface = 'sunken' | 'outlined';

export const box = component({
  minInlineSize: 0,
  selectors: {
    ...variants<BoxPadding>('padding', {
      s: { padding: vars.space[3] },
      m: { padding: `clamp(16px, 3vw, ${vars.space[6]})` },
      l: { padding: `clamp(16px, 4vw, ${vars.space[10]})` },
    }),
    ...variants<BoxSurface>('surface', {
      sunken: {
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        backgroundColor: vars.color.sunken,
      },
      outlined: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.card },
    }),
  },
});
