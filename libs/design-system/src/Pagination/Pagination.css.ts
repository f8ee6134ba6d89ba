import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  // The gap is wide enough that the focus ring of a page number does not touch the next page
  // number.
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '@media': { print: { display: 'none' } },
});

export const page = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: vars.width.target,
  minBlockSize: vars.width.target,
  paddingInline: vars.space[3],
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ...transition('background-color'),
  ':hover': { backgroundColor: vars.color.primary.soft },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.primary.fill,
      color: vars.color.primary.on,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const gap = component({ paddingInline: vars.space[1], color: vars.color.inkMuted });
