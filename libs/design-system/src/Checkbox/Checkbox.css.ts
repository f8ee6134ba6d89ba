import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

const MARK = 22;

export const checkbox = component({
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: 36,
  paddingBlock: vars.space[1],
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.width.target } },
  selectors: {
    '&[data-alone]': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto',
      placeItems: 'center',
      inlineSize: vars.width.target,
      blockSize: vars.width.target,
      // The checkbox takes no more height than the line around it.
      marginBlock: `calc(-1 * ${vars.space[2]})`,
      padding: 0,
    },
  },
});

export const mark = component({
  inlineSize: MARK,
  blockSize: MARK,
  margin: 0,
  cursor: 'pointer',
});

export const label = component({
  minInlineSize: 0,
  selectors: { [`${checkbox}:hover &`]: { textDecoration: 'underline' } },
});

export const detail = component({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});
