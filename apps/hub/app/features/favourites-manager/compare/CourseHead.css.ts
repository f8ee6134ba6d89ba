import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { screenOnly } from '../print.css.ts';

export const head = style({ display: 'grid', gap: vars.space[2], alignContent: 'end' });

export const actions = style([screenOnly, { fontWeight: vars.font.weight.body }]);
