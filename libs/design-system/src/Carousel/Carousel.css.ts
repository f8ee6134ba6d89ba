import { trackRule } from '../Slides/track-rule.ts';
import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const carousel = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  // The number of slides per page depends on the carousel's width, not on the screen.
  containerType: 'inline-size',
  selectors: {
    '&[data-theme="dark"]': {
      padding: vars.space[5],
      border: '1px solid transparent',
      borderRadius: vars.radius.card,
    },
  },
});

export const header = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // On a phone a short link has a separate line below the title, next to the buttons.
  gap: `0 ${vars.space[2]}`,
  minBlockSize: 48,
});

export const title = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  flex: '1 1 8rem',
  minInlineSize: 0,
});

export const controls = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@media': {
    // The script adds the buttons. Their space is reserved, so that the layout does not shift.
    '(scripting: enabled)': {
      minInlineSize: 152,
      minBlockSize: 48,
      selectors: { '&[data-autoplay]': { minInlineSize: 200 } },
    },
    print: { display: 'none' },
  },
});

export const page = component({
  paddingInline: vars.space[1],
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Half of the gap between two slides. The track extends beyond the edge by this amount. */
const HALF_GAP = vars.space[2];

export const track = component({ ...trackRule, marginInline: `calc(-1 * ${HALF_GAP})` });

export const list = component({
  display: 'flex',
  padding: 0,
  listStyleType: '""',
  '@media': { print: { flexWrap: 'wrap' } },
});

export const slide = component({
  flex: '0 0 100%',
  minInlineSize: 0,
  // The padding leaves space for the focus ring of the content.
  padding: `${vars.space[1]} ${HALF_GAP}`,
  scrollSnapAlign: 'start',
  '@media': {
    // Without arrows, the visible edge of the next slide shows that there are more slides.
    '(scripting: none)': { flexBasis: '90%' },
  },
  '@container': {
    '(min-width: 34rem)': {
      selectors: { ':not([data-per-page="1"]) > &': { flexBasis: '50%' } },
    },
    '(min-width: 54rem)': {
      selectors: { ':not([data-per-page="1"]) > &': { flexBasis: 'calc(100% / 3)' } },
    },
    '(min-width: 70rem)': {
      selectors: { '[data-per-page="4"] > &': { flexBasis: '25%' } },
    },
  },
});

/** Slides on one page have equal heights, and their contents also have equal heights. */
export const content = component({ display: 'grid', blockSize: '100%' });
