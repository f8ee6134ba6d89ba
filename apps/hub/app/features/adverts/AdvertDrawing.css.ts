import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
});

export const paper = style({ fill: vars.color.neutral.soft });
export const shade = style({ fill: vars.color.neutral.edge });
