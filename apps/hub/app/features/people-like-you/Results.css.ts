import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const selection = style({ display: 'grid', gap: vars.space[4], margin: 0 });

/** What it is, what was chosen, and the way to choose anew. */
export const row = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '8rem minmax(0, 1fr) auto',
      columnGap: vars.space[4],
      alignItems: 'baseline',
    },
  },
});
export const term = style({ color: vars.color.inkMuted });
export const description = style({ margin: 0, fontWeight: vars.font.weight.strong });
export const change = style({ margin: 0 });
