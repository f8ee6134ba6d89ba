import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';
import { unseen } from '../VisuallyHidden/unseen.ts';

export const row = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const box = component({ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '23rem' });

export const heard = component(unseen);
