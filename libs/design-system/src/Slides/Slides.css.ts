import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';
import { trackRule } from './track-rule.ts';

export const slides = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const track = component(trackRule);

export const list = component({
  display: 'flex',
  padding: 0,
  listStyleType: '""',
  '@media': { print: { display: 'block' } },
});

export const slide = component({
  flex: '0 0 100%',
  minInlineSize: 0,
  // The padding leaves space for the focus ring of the content.
  padding: 3,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': {
    // Without arrows, the visible edge of the next slide shows that there are more slides.
    '(scripting: none)': { flexBasis: '92%', paddingInlineEnd: vars.space[4] },
  },
});

export const controls = component({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  alignItems: 'center',
  minBlockSize: 48,
  '@media': { print: { display: 'none' } },
});

export const dots = component({
  // Reserves the outer columns for the arrows, which a script adds later.
  gridColumn: 2,
  gridRow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  padding: 0,
  listStyleType: '""',
});

export const dot = component({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 28,
  blockSize: 28,
  '::before': {
    content: '""',
    boxSizing: 'border-box',
    inlineSize: 10,
    blockSize: 10,
    border: `2px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.pill,
  },
  selectors: {
    // The current dot differs in shape, not only in colour.
    '&[aria-current]::before': {
      inlineSize: 22,
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.fill,
    },
    '&:hover::before': { borderColor: vars.color.primary.fill },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-current]::before': { backgroundColor: 'CanvasText' } },
    },
  },
});
