import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const DOT = '0.75rem';
const NEXT_DOT = '1rem';
/** Distance from the start of the line to the centre of the dots. */
const MIDDLE = '0.5rem';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const date = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[6],
  paddingBlockEnd: vars.space[4],
  // The line from this dot to the next.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${vars.space[3]} calc(-1 * ${vars.space[2]})`,
    insetInlineStart: `calc(${MIDDLE} - 1px)`,
    inlineSize: 2,
    backgroundColor: vars.color.line,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(0.75em - ${DOT} / 2)`,
    insetInlineStart: `calc(${MIDDLE} - ${DOT} / 2)`,
    boxSizing: 'border-box',
    inlineSize: DOT,
    blockSize: DOT,
    border: `2px solid ${vars.color.primary.fill}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
    '&[data-next]::after': {
      insetBlockStart: `calc(0.75em - ${NEXT_DOT} / 2)`,
      insetInlineStart: `calc(${MIDDLE} - ${NEXT_DOT} / 2)`,
      inlineSize: NEXT_DOT,
      blockSize: NEXT_DOT,
      backgroundColor: vars.color.primary.fill,
    },
  },
  '@media': {
    [media.forcedColours]: {
      '::before': { backgroundColor: 'CanvasText' },
      '::after': { borderColor: 'CanvasText' },
    },
  },
});

export const next = style({ display: 'flex' });
globalStyle(`${date}[data-next]`, { paddingBlockEnd: vars.space[5] });
