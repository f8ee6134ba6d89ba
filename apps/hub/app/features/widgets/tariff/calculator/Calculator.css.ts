import { vars } from '@applicant-hub/design-system/tokens';
import { keyframes, style } from '@vanilla-extract/css';

/** The layout depends on the width of the calculator, not on the width of the screen. */
export const frame = style({ containerType: 'inline-size', scrollMarginBlockStart: vars.space[6] });

const WIDE = '(min-width: 38rem)';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const display = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.ink,
  '@container': { [WIDE]: { gridColumn: '1 / -1' } },
});

export const unit = style({ fontSize: vars.font.size.s, lineHeight: vars.font.line.snug });

export const total = style({
  gridRow: 'span 2',
  gridColumn: 2,
  // The first value is for Safari before 16.
  fontSize: ['2.75rem', 'clamp(2.75rem, 12cqi, 4rem)'],
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  letterSpacing: '-0.02em',
});

export const totalLabel = style({
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'end',
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
});

export const totalUnit = style({ gridRow: 2, gridColumn: 1, alignSelf: 'start' });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

const appear = keyframes({ to: { position: 'static', visibility: 'visible' } });

/**
 * The buttons for pages without scripts. If scripts are enabled, the buttons are hidden and take up
 * no space for the first seconds, so that the layout does not shift when the script loads.
 */
export const withoutScripts = style({
  '@media': {
    '(scripting: enabled)': {
      position: 'absolute',
      visibility: 'hidden',
      animation: `${appear} 1ms 4s forwards`,
    },
  },
});

/**
 * The grade buttons, in the number of columns that fills the rows best. There are fewer columns
 * where the buttons would be too narrow.
 */
export const keys = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  selectors: {
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '@container': {
    '(min-width: 21rem)': {
      selectors: { '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
    },
  },
});

export const key = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '3.75rem',
  padding: vars.space[1],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':hover': { borderColor: vars.color.primary.fill, backgroundColor: vars.color.primary.soft },
  selectors: {
    // The button looks pressed until its action has started.
    '&:active, &[data-pressed]': { translate: '0 1px' },
  },
  // Set from the start, because adding `translate` later would cause a new layout.
  translate: '0 0',
  ':focus-visible': { borderRadius: vars.radius.control },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
    print: { display: 'none' },
  },
});

export const keyGrade = style({
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  overflowWrap: 'anywhere',
  selectors: {
    [`${keys}[data-tight] &`]: { fontSize: vars.font.size.m, letterSpacing: '-0.03em' },
    [`${keys}[data-columns="2"] &`]: { fontSize: vars.font.size.s },
  },
});

export const keyPoints = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(2.5rem, auto) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
});

export const chipGrade = style({
  fontWeight: vars.font.weight.heading,
  maxInlineSize: '7rem',
  lineHeight: vars.font.line.snug,
});

export const chipName = style({
  minInlineSize: 0,
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
});

export const chipSubject = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});

export const chipPoints = style({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const chipNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
});

/** Reserves space for the text, so that the layout does not shift when it appears. */
export const said = style({
  minBlockSize: '1.5em',
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[8]}`,
});
