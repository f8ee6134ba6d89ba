import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const shell = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
});

export const main = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlock: `clamp(12px, 3vw, ${vars.space[10]}) ${vars.space[16]}`,
  // Padding at the bottom could produce a blank page when printed.
  '@media': { print: { paddingBlock: 0 } },
});
