import { component, variants } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export type HeadingSize = 's' | 'm' | 'l' | 'xl' | '2xl' | '3xl';

/** Limits large text so that long words still fit a phone screen. */
const fitting = (size: string) => `min(${size}, 12vw)`;

export const heading = component({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.line.snug,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  selectors: variants<HeadingSize>('size', {
    s: { fontSize: vars.font.size.m, letterSpacing: 0 },
    m: { fontSize: vars.font.size.l },
    l: { fontSize: vars.font.size.xl },
    xl: { fontSize: vars.font.size['2xl'], lineHeight: 1.2, letterSpacing: '-0.018em' },
    '2xl': {
      fontSize: fitting(vars.font.size['3xl']),
      lineHeight: vars.font.line.tight,
      letterSpacing: '-0.022em',
    },
    '3xl': {
      fontSize: fitting(vars.font.size['4xl']),
      lineHeight: vars.font.line.tight,
      letterSpacing: '-0.026em',
    },
  }),
});
