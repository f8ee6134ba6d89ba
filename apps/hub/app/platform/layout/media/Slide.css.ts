import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  containerType: 'inline-size',
  position: 'relative',
  minInlineSize: 0,
});

const BESIDE = '(min-width: 30rem)';

export const slide = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  '@container': {
    [BESIDE]: {
      selectors: {
        '&:not([data-stacked])': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'center',
          gap: vars.space[5],
        },
      },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
