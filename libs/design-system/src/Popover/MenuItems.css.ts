import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

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
