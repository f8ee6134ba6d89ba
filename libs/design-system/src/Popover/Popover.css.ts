import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

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

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  margin: `calc(-1 * ${vars.space[2]})`,
  padding: 0,
  listStyleType: '""',
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.width.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: '2px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  lineHeight: vars.font.line.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.sunken, textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.forcedColours]: { borderColor: 'Canvas' } },
});
