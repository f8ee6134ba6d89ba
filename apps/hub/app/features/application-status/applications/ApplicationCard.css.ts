import { media, tone, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The picture is decoration: its position next to the text does not change the reading order. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexGrow: 1,
  minInlineSize: 0,
  selectors: {
    '&:not([data-main])': { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  },
  '@media': {
    [media.medium]: {
      selectors: {
        '&[data-main]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&:not([data-main])': { gridTemplateColumns: '9rem minmax(0, 1fr)' },
      },
    },
    // On a large screen, all cards except the main card are in the narrow column.
    [media.large]: {
      selectors: { '&:not([data-main])': { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: tone.soft,
  selectors: { [`${layout}[data-main] > &`]: { aspectRatio: '5 / 2' } },
  '@media': {
    [media.medium]: {
      selectors: { [`${layout}[data-main] > &`]: { order: 1, aspectRatio: 'auto' } },
    },
    print: { display: 'none' },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: `clamp(16px, 2.2vw, ${vars.space[6]})`,
  selectors: {
    [`${layout}[data-main] > &`]: {
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'center',
      padding: `clamp(16px, 3vw, ${vars.space[8]})`,
    },
  },
});

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 16rem',
  gap: vars.space[1],
  minInlineSize: 0,
  selectors: { [`${layout}[data-main] &`]: { flex: 'none', gap: vars.space[4] } },
});

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  flexBasis: '100%',
  gap: vars.space[2],
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
});
