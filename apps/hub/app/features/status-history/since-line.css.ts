import { media, tone, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/**
 * The height is as small as possible, so that the first screen of a phone also shows the status and
 * the main button.
 */
export const line = style({
  display: 'grid',
  // With large text, the text column takes most of the width.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(40%)',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: tone.soft,
  color: vars.color.ink,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  '@media': {
    [media.medium]: {
      marginBlockStart: vars.space[5],
      paddingBlock: vars.space[2],
      fontSize: vars.font.size.m,
    },
    // The decision, its line and the button are in one row, so that the main button of the tile
    // remains on the first screen.
    [media.large]: {
      selectors: {
        '&:has([data-moment])': {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
          columnGap: vars.space[6],
        },
      },
    },
  },
});

export const moment = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.large]: { gridColumn: 'auto' } },
});

export const momentPicture = style({
  flexShrink: 0,
  inlineSize: 48,
  '@media': { [media.medium]: { inlineSize: 72 }, print: { display: 'none' } },
});

export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '@media': { [media.medium]: { WebkitLineClamp: 'none' } },
});

/** The line below has the full name of the university. */
export const momentHeading = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [media.large]: { WebkitLineClamp: 1 } },
});
