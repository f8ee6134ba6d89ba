import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const root = component({ position: 'relative', display: 'inline-flex' });

export const words = component({
  position: 'absolute',
  zIndex: 10,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(16rem, 70vw)',
  // The pointer can move from the control to the text without closing the tooltip.
  marginBlockStart: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  visibility: 'hidden',
  selectors: {
    [`${root}:hover > &, ${root}:has(:focus-visible) > &`]: { visibility: 'visible' },
    [`${root}[data-dismissed] > &`]: { visibility: 'hidden' },
    // Fills the gap between the control and the text, so that the pointer can move across it.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: vars.space[2],
    },
  },
  '@media': {
    [media.motion]: { transition: `visibility 0s ${vars.motion.fast}` },
    print: { display: 'none' },
  },
});
