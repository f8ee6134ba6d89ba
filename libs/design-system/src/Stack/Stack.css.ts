import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const stack = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  // With an empty string instead of `none`, VoiceOver still announces a list.
  listStyleType: '""',
});
