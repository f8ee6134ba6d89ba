import { component } from '../styles.ts';
import { media, tone, vars } from '../tokens/vars.css.ts';

const MARK = 32;

export const steps = component({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyleType: '""',
  counterReset: 'ds-step',
});

export const step = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  counterIncrement: 'ds-step',
  '::before': {
    content: 'counter(ds-step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: MARK,
    blockSize: MARK,
    border: `1.5px solid ${tone.fill}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    color: tone.ink,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.heading,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  },
  selectors: {
    // The line from this step to the next step.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `${MARK + 4}px 4px`,
      insetInlineStart: MARK / 2 - 1,
      borderInlineStart: `2px solid ${tone.edge}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&[aria-current="step"]::before': { backgroundColor: tone.fill, color: tone.on },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-current="step"]::before': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const words = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  // The first line is centred on the number next to it.
  paddingBlockStart: `calc((${MARK}px - 1lh) / 2)`,
});

export const meta = component({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});
