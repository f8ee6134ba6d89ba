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
  },
});

export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '@media': { [media.medium]: { WebkitLineClamp: 'none' } },
});
