import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
});

export const column = style({
  display: 'grid',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[8],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'auto minmax(0, 34rem)',
      columnGap: 'clamp(2.5rem, 6vw, 6rem)',
      paddingBlockEnd: vars.space[16],
    },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
});

/**
 * Hides the element but reserves its space, so that the layout does not move while the clock runs.
 */
export const gone = style({ visibility: 'hidden' });
