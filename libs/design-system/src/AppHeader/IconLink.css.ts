import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const iconLink = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.width.target,
  blockSize: vars.width.target,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  ...transition('background-color', 'color'),
  ':hover': { backgroundColor: vars.color.sunken, color: vars.color.ink },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.primary.soft,
      color: vars.color.primary.ink,
    },
  },
});

// The count overlaps the icon, so that it does not change the header's layout.
export const count = component({
  position: 'absolute',
  // The count is next to the top of the icon, so that even three digits cover only a small part of
  // the icon.
  insetBlockStart: 2,
  insetInlineStart: '42%',
  minInlineSize: 16,
  paddingInline: 4,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.danger.fill,
  color: vars.color.danger.on,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '16px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});
