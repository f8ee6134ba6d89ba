import { createContainer, createVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { tone, vars } from '../tokens/vars.css.ts';

/** A hundredth of the tile's width. */
const cqi = createVar();

const INLINE_PADDING = `clamp(16px, 5 * ${cqi}, ${vars.space[10]})`;

// Quarter circles around the corner, which repeat the shape of the progress ring: the visual mark
// of a tile.
const ARC = `color-mix(in srgb, ${tone.edge} 55%, transparent)`;
const arcs = [56, 104, 152, 200].map((radius) => [
  `transparent ${radius - 2}px`,
  `${ARC} ${radius - 1.5}px ${radius - 0.5}px`,
  `transparent ${radius}px`,
]);
const motif = `radial-gradient(circle at 100% 0, ${arcs.flat().join(', ')})`;

const tileContainer = createContainer();

export const tile = component({
  vars: { [cqi]: '1cqi' },
  // Fallback for Safari before 16.
  '@supports': { 'not (inline-size: 1cqi)': { vars: { [cqi]: '1vw' } } },
  containerType: 'inline-size',
  containerName: tileContainer,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  minInlineSize: 0,
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.card,
  backgroundColor: tone.soft,
  boxShadow: vars.shadow.raised,
  listStyleType: '""',
  '@media': { print: { boxShadow: 'none' } },
});

export const flag = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: `clamp(${vars.space[2]}, 2 * ${cqi}, ${vars.space[3]})`,
  paddingInline: INLINE_PADDING,
  borderBlockEnd: '1px solid transparent',
  backgroundColor: tone.fill,
  color: tone.on,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  // A long word wraps instead of being clipped.
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="neutral"]': {
      borderBlockEndColor: tone.edge,
      backgroundColor: vars.color.surface,
      color: vars.color.ink,
    },
  },
  '@media': {
    print: { backgroundColor: 'transparent', color: vars.color.ink, breakAfter: 'avoid' },
  },
});

export const body = component({
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'flex-start',
  gap: `${vars.space[6]} ${vars.space[10]}`,
  paddingBlock: `clamp(16px, 4 * ${cqi}, ${vars.space[10]})`,
  paddingInline: INLINE_PADDING,
  backgroundImage: motif,
  '@media': {
    '(prefers-contrast: more)': { backgroundImage: 'none' },
    print: { backgroundImage: 'none' },
  },
});
globalStyle(`[data-theme="contrast"] ${body}`, {
  '@layer': { [componentsLayer]: { backgroundImage: 'none' } },
});

const column = {
  display: 'flex',
  flexDirection: 'column',
  // The gap is small on phones, so that the button is visible without scrolling.
  gap: `clamp(${vars.space[3]}, 4 * ${cqi}, ${vars.space[5]})`,
  minInlineSize: 0,
} as const;

export const main = component(column);

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const title = component({
  flex: '1 1 9rem',
  // The title can become as narrow as its longest word, but never wider than the tile. If the word
  // does not fit next to the ring, the ring wraps to the next row.
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  display: 'flex',
  flexDirection: 'column',
  gap: `clamp(${vars.space[1]}, 2 * ${cqi}, ${vars.space[2]})`,
});

export const eyebrow = component({
  color: tone.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlockStart: vars.space[1],
});

const WIDE = `${tileContainer} (min-width: 56rem)`;
const wide = (rule: StyleRule): StyleRule => ({ '@container': { [WIDE]: rule } });

export const more = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  ...wide({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The second row takes the remaining height, so that content next to both rows does not create
    // a gap between them.
    gridTemplateRows: 'auto 1fr',
    columnGap: vars.space[10],
  }),
});

export const details = component({
  ...column,
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

const secondColumn: StyleRule = {
  paddingInlineStart: vars.space[10],
  borderInlineStart: `1px solid ${tone.edge}`,
  gridColumn: 2,
};

export const beside = component({
  ...column,
  ...wide({ ...secondColumn, gridRow: '1 / span 2' }),
});

export const next = component({
  ...column,
  ...wide({ selectors: { [`${details} + &`]: { ...secondColumn, gridRow: 1 } } }),
});
