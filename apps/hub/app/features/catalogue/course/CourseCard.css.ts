import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** On a phone the heart button is in the corner, so that long lists are short. */
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

/** The picture is a thumbnail next to the text, so that long lists are short. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: `${thumbnail} minmax(0, 1fr)`,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridColumn: '1 / -1' },
    // Pictures are not printed.
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

/**
 * The heart button is in front of the link that covers the card. Where there is room, it is at the
 * foot, in line with the heart buttons of neighbouring cards.
 */
export const keep = style({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  '@media': {
    [media.medium]: { gridColumn: '1 / -1', gridRow: 3, alignSelf: 'end' },
  },
});

/** From this width, a card in a short list has its name next to its facts. */
export const besideFacts = '(min-width: 75rem)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${thumbnail} minmax(0, 1fr)`,
  gap: `${vars.space[3]} ${vars.space[4]}`,
  alignItems: 'start',
  '@media': {
    [besideFacts]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) minmax(0, 2fr)' },
    // Pictures are not printed.
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
