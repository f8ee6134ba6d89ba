import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** On a phone what keeps the course is in the corner, so that a long list stays short. */
export const layout = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[3]} ${vars.space[2]}`,
  alignContent: 'start',
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateRows: 'auto auto 1fr', rowGap: vars.space[4] } },
});

const thumbnail = 'clamp(3.5rem, 16vw, 5.5rem)';

/** The picture is a thumbnail beside the words, so that a long list stays short. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: `${thumbnail} minmax(0, 1fr)`,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridColumn: '1 / -1' },
    // There is no picture on paper.
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  gridRow: 2,
  minInlineSize: 0,
  '@media': { [media.medium]: { gap: vars.space[4] } },
});

/** Above the link that covers the card; at the foot of it where there is room, as its neighbours' are. */
export const keep = style({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  '@media': {
    [media.medium]: { gridColumn: '1 / -1', gridRow: 3, alignSelf: 'end' },
  },
});

/** Of a card that is one of few: where its name stands beside what it is. */
export const besideFacts = '(min-width: 75rem)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${thumbnail} minmax(0, 1fr)`,
  gap: `${vars.space[3]} ${vars.space[4]}`,
  alignItems: 'start',
  '@media': {
    [besideFacts]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) minmax(0, 2fr)' },
    // There is no picture on paper.
    print: { display: 'block' },
  },
});

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  gridColumn: '1 / -1',
  '@media': {
    [besideFacts]: {
      gridColumn: 'auto',
      alignSelf: 'stretch',
      paddingInlineStart: vars.space[6],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});
