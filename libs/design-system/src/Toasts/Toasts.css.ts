import { component } from '../styles.ts';
import { barLength, footLength, tone, vars } from '../tokens/vars.css.ts';

/** The region sticks to the bottom of the screen while its container is visible. */
export const region = component({
  position: 'sticky',
  zIndex: 15,
  insetBlockEnd: `calc(${vars.space[4]} + ${footLength} + ${barLength})`,
  '@media': {
    '(scripting: none)': { position: 'static' },
    // On a short screen the region would cover content, so it does not stick.
    '(max-height: 420px)': { position: 'static' },
    print: { display: 'none' },
  },
});

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const toast = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  maxInlineSize: 'min(100%, 30rem)',
  minBlockSize: 52,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `1px solid ${tone.edge}`,
  borderInlineStart: `4px solid ${tone.fill}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
});

export const mark = component({ display: 'inline-flex', color: tone.ink });

// Without a minimum width, a toast with short text would be narrower than this flex basis, and its
// content would wrap.
export const text = component({ flex: '1 1 10rem', minInlineSize: 'min(10rem, 50vw)' });
