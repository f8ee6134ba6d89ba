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

/** Of a card without a picture: where its facts stand beside what it is. */
export const besideFacts = '(min-width: 75rem)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  '@media': {
    [besideFacts]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' },
  },
});

export const about = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
