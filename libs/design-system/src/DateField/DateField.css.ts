import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const parts = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const part = component({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const label = component({ fontSize: vars.font.size.s });
