import { style } from '@vanilla-extract/css';
import { vars } from '@applicant-hub/design-system/tokens';

/**
 * Wide enough to show the picture next to the text, as in the section on a page without scripts.
 */
const wide = '(min-width: 40rem)';

export const frame = style({ containerType: 'inline-size' });

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[8],
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '2',
  // Leaves space for the text and the button on a short screen.
  maxBlockSize: '32dvb',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary.soft,
  '@media': { print: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: vars.space[2] });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
