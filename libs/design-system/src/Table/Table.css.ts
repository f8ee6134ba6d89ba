import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export type TableLayout = 'cards' | 'compare' | 'figures';

/**
 * Media query for screens that are too narrow for the columns of `cards`. Print always shows the
 * table.
 */
const NO_ROOM = 'screen and (max-width: 63.99rem)';

/** Width of the row names in `compare` on a small screen. */
const NAMES_SIZE = '6.25rem';
const WIDE_NAMES_SIZE = '12rem';
/**
 * Minimum column width in `compare`, so that two columns fit 320 px. With large text, the user
 * scrolls one column at a time.
 */
const LEAST_COLUMN = '5.75rem';

export const region = component({
  // The region is positioned, so that visually hidden text in it does not make the page wider than
  // the screen.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  ':focus-visible': { borderRadius: vars.radius.card },
  selectors: {
    '&[data-layout="compare"]': {
      containerType: 'inline-size',
      // A swipe, or a link to a column, scrolls to the start of a column.
      scrollSnapType: 'x proximity',
      scrollPaddingInlineStart: NAMES_SIZE,
    },
  },
  '@media': {
    [NO_ROOM]: {
      selectors: {
        '&[data-layout="cards"]': {
          overflow: 'visible',
          border: 'none',
          backgroundColor: 'transparent',
        },
      },
    },
    [media.medium]: {
      selectors: { '&[data-layout="compare"]': { scrollPaddingInlineStart: WIDE_NAMES_SIZE } },
    },
    print: { overflow: 'visible', border: 'none' },
  },
});

/** Width of the second column in `figures`, sufficient for the number and the column name. */
const FIGURE_SIZE = '9rem';

type Properties = NonNullable<StyleRule['selectors']>[string];
/** Selector for a part of a table with the given layout; `&` is the part itself. */
const of = (layout: TableLayout, part: string) => `${region}[data-layout="${layout}"] ${part}`;
/** Rules for parts of a table whose rows are cards. */
const inCards = (parts: Record<string, Properties>) => ({
  [NO_ROOM]: {
    selectors: Object.fromEntries(
      Object.entries(parts).map(([part, rule]) => [of('cards', part), rule]),
    ),
  },
});

export const table = component({
  inlineSize: '100%',
  textAlign: 'start',
  selectors: {
    [of('compare', '&')]: { tableLayout: 'fixed', minInlineSize: 'min-content' },
    // The second column has a fixed width, so that content that spans the row can extend over it:
    // only some browsers make the row a containing block. With large text on a small screen the
    // table scrolls, so that the first column does not become narrower.
    [of('figures', '&')]: { tableLayout: 'fixed', minInlineSize: `calc(${FIGURE_SIZE} + 8rem)` },
  },
  '@media': {
    ...inCards({ '&': { display: 'block' } }),
    print: { selectors: { [of('compare', '&')]: { minInlineSize: 0 } } },
  },
});

globalStyle(of('cards', `> ${table} > thead`), {
  '@layer': { [componentsLayer]: { '@media': { [NO_ROOM]: { display: 'none' } } } },
});
globalStyle(of('cards', `> ${table} > tbody`), {
  '@layer': {
    [componentsLayer]: {
      '@media': {
        [NO_ROOM]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
          gap: vars.space[3],
        },
      },
    },
  },
});

export const row = component({
  selectors: {
    '&:has([data-select] :checked)': { backgroundColor: vars.color.primary.soft },
    [of('figures', '&:hover')]: { backgroundColor: vars.color.primary.soft },
  },
  '@media': {
    ...inCards({
      '&': {
        display: 'grid',
        gridTemplateColumns: `${vars.width.target} minmax(0, 1fr)`,
        alignContent: 'flex-start',
        gap: `${vars.space[1]} ${vars.space[2]}`,
        padding: vars.space[3],
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
      },
      '&:not(:has(:checked))': { backgroundColor: vars.color.surface },
    }),
    print: { selectors: { '&[data-screen-only="true"]': { display: 'none' } } },
  },
});

export const caption = component({
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.line.snug,
  textAlign: 'start',
  selectors: { '&[data-hidden]': { padding: 0 } },
  '@media': inCards({ '&': { display: 'block', paddingInline: 0 } }),
});

export const cell = component({
  minInlineSize: '6rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    'th&': { fontWeight: vars.font.weight.strong },
    'thead &': {
      borderBlockStart: 'none',
      color: vars.color.inkMuted,
      fontSize: vars.font.size.s,
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    // Applies to a table with many columns, which only just fit a common screen width.
    [of('cards', '&')]: {
      minInlineSize: 0,
      paddingInline: vars.space[2],
      fontSize: vars.font.size.s,
      whiteSpace: 'normal',
    },
    [of('cards', 'tbody > tr > th&')]: { minInlineSize: '10rem', fontSize: 'inherit' },
    [of('cards', 'tr > &:last-child')]: { paddingInlineEnd: vars.space[4] },
    [of('cards', '&[data-select]')]: {
      inlineSize: 1,
      paddingInlineStart: vars.space[4],
    },
    [of('compare', '&')]: {
      inlineSize: `max(${LEAST_COLUMN}, (100cqi - ${NAMES_SIZE}) / 2)`,
      minInlineSize: LEAST_COLUMN,
      paddingInline: vars.space[1],
      fontSize: vars.font.size.s,
      whiteSpace: 'normal',
      hyphens: 'auto',
      overflowWrap: 'break-word',
      scrollSnapAlign: 'start',
    },
    // Headers that contain more than a name are aligned at the top.
    [of('compare', 'thead &')]: { verticalAlign: 'top' },
    [of('compare', 'th[scope="col"] + &')]: { color: vars.color.ink },
    // The row names remain visible while the compared columns scroll.
    [of('compare', 'tr > &:first-child')]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      inlineSize: NAMES_SIZE,
      minInlineSize: NAMES_SIZE,
      // With a lighter weight, a long word fits on its line.
      fontWeight: vars.font.weight.body,
      scrollSnapAlign: 'none',
      borderInlineEnd: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.sunken,
    },
    [of('figures', '&:last-child')]: { inlineSize: FIGURE_SIZE },
    [of('figures', 'td&')]: { fontWeight: vars.font.weight.strong },
  },
  '@container': {
    // With this size, a word like "Psychology" fits on its line on a phone 320 px wide.
    '(max-width: 19rem)': {
      selectors: { [of('compare', 'thead &')]: { paddingInline: 2, fontSize: '0.8125rem' } },
    },
  },
  '@media': {
    ...inCards({
      'tr > &': {
        gridColumn: '1 / -1',
        minInlineSize: 0,
        padding: 0,
        paddingInline: vars.space[2],
        border: 'none',
        textAlign: 'start',
        overflowWrap: 'anywhere',
      },
      'tr > &[data-select]': { gridColumn: 1, inlineSize: 'auto', paddingInline: 0 },
      'tbody > tr > th&': { gridColumn: 2, gridRow: 1, minInlineSize: 0, padding: 0 },
      '&:empty': { display: 'none' },
      '&[data-label]:not(:empty)': { display: 'flex', gap: vars.space[3] },
      '&[data-label]::before': {
        content: 'attr(data-label)',
        flex: '0 0 min(8.75rem, 45%)',
        color: vars.color.inkMuted,
      },
    }),
    [media.medium]: {
      selectors: {
        [of('compare', '&')]: {
          inlineSize: '11rem',
          paddingInline: vars.space[4],
          fontSize: vars.font.size.m,
        },
        [of('compare', 'tr > &:first-child')]: {
          inlineSize: WIDE_NAMES_SIZE,
          paddingInline: vars.space[4],
          fontSize: vars.font.size.s,
          fontWeight: vars.font.weight.strong,
        },
      },
    },
    print: {
      selectors: {
        '&[data-select]': { display: 'none' },
        [of('compare', '&')]: {
          inlineSize: 'auto',
          paddingBlock: vars.space[1],
          fontSize: '9pt',
        },
        [of('compare', 'tr > &:first-child')]: {
          position: 'static',
          inlineSize: '7.5rem',
          paddingInline: vars.space[2],
          fontSize: '9pt',
        },
      },
    },
  },
});

/**
 * The name of a row that has content spanning the row: its box is as wide and as high as the row.
 */
export const name = component({
  position: 'relative',
  inlineSize: `calc(100% + ${FIGURE_SIZE} + 2 * ${vars.space[4]})`,
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} calc(${FIGURE_SIZE} + ${vars.space[4]})`,
  overflowWrap: 'anywhere',
});

export const across = component({
  inlineSize: `calc(100% + ${FIGURE_SIZE})`,
  marginBlockStart: vars.space[2],
});

export const sortLink = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: 28,
  color: 'inherit',
  textDecoration: 'none',
  ...transition('color'),
  ':hover': { color: vars.color.primary.ink, textDecoration: 'underline' },
  selectors: { '[aria-sort] > &': { color: vars.color.primary.ink } },
});

globalStyle(`[aria-sort="ascending"] > ${sortLink} > svg`, {
  '@layer': { [componentsLayer]: { rotate: '180deg' } },
});
// The arrows show that a header can be pressed, so they are not needed in print.
globalStyle(`${sortLink} > svg`, {
  '@layer': { [componentsLayer]: { '@media': { print: { display: 'none' } } } },
});
