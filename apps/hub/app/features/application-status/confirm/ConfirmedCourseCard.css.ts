import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({
  '@media': { [media.medium]: { order: 1 }, print: { display: 'none' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const logo = style({ flexShrink: 0, inlineSize: '3.5rem' });

export const names = style({ minInlineSize: 0 });
