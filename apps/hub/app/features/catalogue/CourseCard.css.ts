import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The picture is a thumbnail beside the words, so that a long list stays short. */
export const top = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  selectors: {
    '&[data-picture]': { gridTemplateColumns: 'clamp(3.5rem, 16vw, 5.5rem) minmax(0, 1fr)' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});
