import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const bell = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.width.target,
  blockSize: vars.width.target,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  ':hover': { backgroundColor: vars.color.sunken, color: vars.color.ink },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.primary.soft,
      color: vars.color.primary.ink,
    },
  },
});

// Above the bell, so that the header is the same with a number and without.
export const badge = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minInlineSize: 20,
  paddingInline: 5,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.danger.fill,
  color: vars.color.danger.on,
  fontSize: '0.75rem',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  textAlign: 'center',
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});
