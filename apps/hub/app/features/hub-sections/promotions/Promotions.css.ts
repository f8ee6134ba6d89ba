import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  // With large text, the text column takes most of the width.
  gridTemplateColumns: 'min(4.5rem, 22.5vw) minmax(0, 1fr)',
  gap: `min(${vars.space[4]}, 5vw)`,
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});
