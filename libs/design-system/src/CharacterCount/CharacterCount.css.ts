import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';
import { unseen } from '../VisuallyHidden/unseen.ts';

export const count = component({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-over]': { color: vars.color.danger.ink, fontWeight: vars.font.weight.strong },
  },
});

export const heard = component(unseen);
