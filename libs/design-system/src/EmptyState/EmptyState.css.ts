import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const emptyState = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `clamp(16px, 5vw, ${vars.space[10]})`,
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});

export const icon = component({ display: 'inline-flex', color: vars.color.inkMuted });

export const action = component({ marginBlockStart: vars.space[2] });
