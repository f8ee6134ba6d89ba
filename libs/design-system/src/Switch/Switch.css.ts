import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

const TRACK = 44;
const KNOB = 18;
/** Gap between the knob and the outer edge of the track, in px. */
const ROOM = 3;

export const root = component({ display: 'flex', flexDirection: 'column' });

export const label = component({
  display: 'grid',
  gridTemplateColumns: `${TRACK}px minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: vars.width.target,
  paddingBlock: vars.space[1],
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
});

/** On and off differ in the position of the knob and in whether the track is filled. */
export const track = component({
  selectors: {
    'input&, input&:not(:checked)': {
      appearance: 'none',
      position: 'relative',
      inlineSize: TRACK,
      blockSize: 24,
      margin: 0,
      border: `2px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.surface,
      cursor: 'inherit',
      ...transition('background-color'),
    },
    'input&:checked': {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.fill,
    },
    'input&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: ROOM - 2,
      insetInlineStart: ROOM - 2,
      inlineSize: KNOB,
      blockSize: KNOB,
      borderRadius: '50%',
      backgroundColor: vars.color.lineStrong,
      ...transition('inset-inline-start'),
    },
    'input&:checked::before': {
      insetInlineStart: TRACK - 2 - KNOB - ROOM,
      backgroundColor: vars.color.primary.on,
    },
    'input&:focus-visible': { borderRadius: vars.radius.pill },
    'input&:disabled': { borderStyle: 'dashed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        'input&': { borderColor: 'ButtonBorder' },
        'input&::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        'input&:checked': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
        },
        'input&:checked::before': { backgroundColor: 'HighlightText' },
      },
    },
    print: { selectors: { 'input&': { printColorAdjust: 'exact' } } },
  },
});

export const hint = component({
  marginInlineStart: `calc(${TRACK}px + ${vars.space[3]})`,
  maxInlineSize: vars.width.reading,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});
