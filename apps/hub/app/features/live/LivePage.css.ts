import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/**
 * The placeholder is as large as the player. On a phone it grows with long words, so that nothing
 * is cut off.
 */
export const stage = style({
  display: 'grid',
  inlineSize: '100%',
  // The whole player fits on a short screen, with its heading above it.
  maxInlineSize: 'calc(60vh * 16 / 9)',
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
});

export const player = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: 'inherit',
});

export const panel = style({
  display: 'grid',
  // Limits the length of the lines.
  gridTemplateColumns: 'minmax(0, 44rem)',
  alignContent: 'center',
  justifyContent: 'center',
  justifyItems: 'center',
  gap: vars.space[5],
  padding: vars.space[5],
  textAlign: 'center',
});

/** Space for the countdown, which needs scripts. */
export const below = style({ display: 'grid', placeItems: 'center', minBlockSize: '6rem' });

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[4],
  '@media': { [media.medium]: { gap: vars.space[6] } },
});

export const unit = style({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: '3.5rem',
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});

export const figure = style({
  color: vars.color.ink,
  fontSize: vars.font.size['2xl'],
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  '@media': { [media.medium]: { fontSize: vars.font.size['3xl'] } },
});

export const commentsFrame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'min(80vh, 40rem)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});
