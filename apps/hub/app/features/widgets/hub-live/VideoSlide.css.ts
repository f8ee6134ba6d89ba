import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const poster = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
});

/** The play icon on the video's picture. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  translate: '-50% -50%',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary.fill,
  color: vars.color.primary.on,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.motion]: { transition: `scale ${vars.motion.fast} ${vars.motion.ease}` },
  },
});
globalStyle(`${poster}:hover > ${mark}`, { scale: 1.08 });

export const player = style({ display: 'grid', gap: vars.space[2] });

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
});
