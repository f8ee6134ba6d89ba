import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const parts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  '@media': { [media.medium]: { gap: vars.space[3] } },
});

export const part = component({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const label = component({ fontSize: vars.font.size.s });

/**
 * Day, month and year are side by side even on a phone, because each part is only as wide as its
 * text.
 */
export const select = component({
  selectors: { 'select&': { paddingInline: `${vars.space[2]} ${vars.space[8]}` } },
});
