import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';
import { unseen } from '../VisuallyHidden/unseen.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const tag = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});

export const heard = component(unseen);
