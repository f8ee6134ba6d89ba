import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const picker = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minInlineSize: 0,
});

/** Reserves space for the button, so that the layout does not shift when a script adds it. */
export const trigger = component({
  ':empty': { display: 'none' },
  '@media': {
    '(scripting: enabled)': { selectors: { '&:empty': { display: 'block', minBlockSize: 48 } } },
    print: { display: 'none' },
  },
});

export const calendar = component({
  selectors: { 'dialog&': { inlineSize: 'min(24rem, calc(100vw - 2 * 16px))' } },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[2],
});

export const month = component({ fontWeight: vars.font.weight.strong });

export const turns = component({ display: 'inline-flex' });

/**
 * An arrow that points to the start or the end of the line, and is mirrored in right-to-left text.
 */
export const arrow = component({
  display: 'inline-flex',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

/** Gap between two days, wide enough for a focus ring. */
const GAP = 6;

export const days = component({
  inlineSize: `calc(100% + ${2 * GAP}px)`,
  marginInline: -GAP,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: GAP,
});

export const weekday = component({
  position: 'relative',
  paddingBlock: vars.space[1],
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.body,
});

export const day = component({
  inlineSize: '100%',
  minBlockSize: vars.width.target,
  padding: 0,
  // The border is transparent. In forced colours, it is drawn around the selected day.
  border: '2px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ...transition('background-color'),
  ':hover': { backgroundColor: vars.color.primary.soft },
  ':focus-visible': { outlineOffset: 1 },
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.lineStrong,
      fontWeight: vars.font.weight.strong,
    },
    '[aria-selected="true"] > &': {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.fill,
      color: vars.color.primary.on,
      fontWeight: vars.font.weight.strong,
    },
    '&[aria-disabled]': {
      backgroundColor: 'transparent',
      color: vars.color.inkMuted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColours]: {
      borderColor: 'Canvas',
      selectors: {
        '&[aria-current]': { borderColor: 'GrayText' },
        '[aria-selected="true"] > &': { borderColor: 'Highlight' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});
