import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

const THUMB = 24;
const TRACK = 10;
const EDGE = 2;
/** Gap between the track and the border that marks an error, in px. */
const ROOM = 8;

export const output = component({
  minBlockSize: `calc(${vars.font.size.m} * ${vars.font.line.snug})`,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(scripting: none)': { display: 'none' } },
});

// Browsers use different names for the parts of a slider, and ignore a selector list with an
// unknown name. So each name has a separate rule.
const track = {
  boxSizing: 'border-box',
  blockSize: TRACK,
  border: `${EDGE}px solid ${vars.color.lineStrong}`,
  borderRadius: EDGE,
  backgroundColor: vars.color.surface,
  printColorAdjust: 'exact',
} as const;
const thumb = {
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  printColorAdjust: 'exact',
} as const;

/**
 * A line from the thumb to the start of the track. The line is longer than the track, which clips
 * it.
 */
const lineTo = (side: string) => {
  const top = (THUMB - TRACK) / 2;
  const line = `transparent ${top}px, currentColor ${top}px ${THUMB - top}px, transparent 0`;
  return { borderImage: `linear-gradient(${line}) fill 0 / 0 / ${side}` };
};

const forcedTrack = {
  forcedColorAdjust: 'none',
  borderColor: 'ButtonBorder',
  backgroundColor: 'Canvas',
} as const;
const forcedThumb = { forcedColorAdjust: 'none', color: 'ButtonText' } as const;

/** The track and the thumb each have a separate rule for each browser engine. */
export const input = component({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: 48,
  margin: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  scrollMarginBlockStart: '7rem',
  selectors: {
    'input&': { color: vars.color.primary.fill },
    'input&:hover': { color: vars.color.primary.ink },
    // An error has a border, as in every other field.
    'input&[aria-invalid="true"]': {
      paddingInline: ROOM,
      border: `${EDGE}px solid ${vars.color.danger.fill}`,
    },
    'input&:disabled': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: vars.radius.control },
    '&::-webkit-slider-runnable-track': { ...track, overflowX: 'clip' },
    '&::-webkit-slider-thumb': {
      ...thumb,
      appearance: 'none',
      marginBlockStart: (TRACK - THUMB) / 2 - EDGE,
    },
    '&::-moz-range-track': track,
    '&::-moz-range-progress': { blockSize: TRACK, backgroundColor: 'currentColor' },
    '&::-moz-range-thumb': thumb,
    '&:disabled::-webkit-slider-runnable-track': { borderStyle: 'dashed' },
    '&:disabled::-moz-range-track': { borderStyle: 'dashed' },
  },
  '@supports': {
    '(overflow-x: clip)': {
      selectors: {
        '&::-webkit-slider-thumb': lineTo('0 0 0 100vw'),
        '[dir="rtl"] &::-webkit-slider-thumb': lineTo('0 100vw 0 0'),
      },
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&::-webkit-slider-runnable-track': forcedTrack,
        '&::-webkit-slider-thumb': forcedThumb,
        '&::-moz-range-track': forcedTrack,
        '&::-moz-range-progress': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        '&::-moz-range-thumb': forcedThumb,
        '&:disabled::-webkit-slider-thumb': { color: 'GrayText' },
        '&:disabled::-moz-range-thumb': { color: 'GrayText' },
      },
    },
  },
});

export const marks = component({
  containerType: 'inline-size',
  display: 'flex',
  marginInline: THUMB / 2,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  selectors: {
    [`${input}[aria-invalid="true"] + &`]: { marginInline: THUMB / 2 + ROOM + EDGE },
  },
});

/**
 * The outer marks are half as wide, so that the centre of each inner mark is at its value. A word
 * that is longer than its share of the width overflows into the adjacent space and is not broken.
 */
export const mark = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: '2 1 0',
  minInlineSize: 0,
  overflowWrap: 'normal',
  textAlign: 'center',
  '::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: EDGE,
    blockSize: 8,
    marginBlockEnd: vars.space[1],
    backgroundColor: vars.color.lineStrong,
  },
  selectors: {
    '&:first-child': { flexGrow: 1, alignItems: 'flex-start', textAlign: 'start' },
    '&:last-child': { flexGrow: 1, alignItems: 'flex-end', textAlign: 'end' },
    '&:first-child::before': { marginInlineStart: -EDGE / 2 },
    '&:last-child::before': { marginInlineEnd: -EDGE / 2 },
  },
  '@container': {
    // With very large text only the first and last marks are text; the other marks are lines.
    '(max-width: 16em)': { selectors: { '&:not(:first-child, :last-child)': { fontSize: 0 } } },
  },
  '@media': {
    [media.forcedColours]: {
      '::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonBorder' },
    },
  },
});
