import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

const chosen = '&:is([aria-current], [aria-pressed="true"])';

export const chip = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.width.target,
  minInlineSize: 24,
  maxInlineSize: '100%',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.primary.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  ...transition('background-color', 'border-color'),
  ':hover': { borderColor: vars.color.primary.fill, backgroundColor: vars.color.primary.soft },
  // Chips are close together, so the focus ring of a chip must not touch the next chip.
  ':focus-visible': { borderRadius: vars.radius.control, outlineOffset: 1 },
  selectors: {
    [chosen]: {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.fill,
      color: vars.color.primary.on,
    },
    '&[data-shape="pill"]': {
      minBlockSize: 36,
      borderColor: vars.color.primary.edge,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.primary.soft,
    },
    '&[data-shape="pill"]:hover': { borderColor: vars.color.primary.fill },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        [chosen]: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    print: { display: 'none' },
  },
});
