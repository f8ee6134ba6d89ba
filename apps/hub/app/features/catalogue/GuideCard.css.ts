import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A long list stays short on a phone: the picture is a thumbnail beside the words. */
export const layout = style({
  display: 'grid',
  // With large text the words get the room.
  gridTemplateColumns: 'min(4.5rem, 22.5vw) minmax(0, 1fr)',
  gap: `min(${vars.space[4]}, 5vw)`,
  alignItems: 'start',
  '@media': {
    [media.medium]: {
      selectors: { '&:not([data-compact])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
