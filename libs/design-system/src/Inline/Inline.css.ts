import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const inline = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  selectors: { '&[data-nowrap]': { flexWrap: 'nowrap' } },
});
