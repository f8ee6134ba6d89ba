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

// Above the icon, so that the header is the same with a number and without.
export const count = component({
  position: 'absolute',
  // Beside the top of the icon: three figures leave most of it to be seen.
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
