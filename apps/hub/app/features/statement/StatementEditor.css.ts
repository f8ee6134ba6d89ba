import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { aboveBar, footOfScreen, ROOM_FOR_BAR } from '#app/platform/layout/frame/at-foot.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': {
    '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 46rem) minmax(16rem, 24rem)' },
    print: { display: 'none' },
  },
});

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** A copy of the statement for printing, because a field prints only its visible part. */
export const paper = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});

/**
 * Bar with the remaining length and the save status. It is always visible while the applicant
 * types.
 */
export const bar = style({
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.raised,
  '@media': {
    [ROOM_FOR_BAR]: { position: 'sticky', insetBlockEnd: footOfScreen() },
  },
});

/**
 * The button and the save status. The status fills the remaining space, so that nothing moves when
 * it changes.
 */
export const saving = style({
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'center',
  gap: vars.space[4],
});

export const status = style({
  flex: '1 1 0',
  minInlineSize: 0,
  textAlign: 'end',
});

// Prevents the bar from covering a focused field.
globalStyle(`:root:has(${bar})`, {
  '@media': { [ROOM_FOR_BAR]: { scrollPaddingBlockEnd: aboveBar('9rem') } },
});

export const counter = style({ display: 'grid' });

export const warning = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});

/**
 * The length of the whole text. Hidden on a small screen, where there is no space next to the text.
 * Each section also has its own length.
 */
export const total = style({
  '@media': { '(max-width: 639.98px)': { display: 'none' } },
});

export const tips = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});

export const versionList = style({
  display: 'grid',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
});

export const version = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
});
