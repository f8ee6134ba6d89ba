import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const popover = component({ display: 'inline-block', maxInlineSize: '100%' });

export const panel = component({
  maxInlineSize: 'min(24rem, calc(100vw - 2 * 16px))',
  maxBlockSize: 'calc(100dvb - 2 * 16px)',
  padding: vars.space[3],
  overflow: 'auto',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  // In browsers without anchor positioning, the panel is in the middle of the screen.
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      margin: `${vars.space[1]} 0`,
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    },
  },
  '@media': { print: { display: 'none' } },
});
