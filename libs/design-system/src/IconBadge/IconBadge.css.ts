import { component } from '../styles.ts';
import { tone, vars } from '../tokens/vars.css.ts';

export const iconBadge = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: tone.soft,
  color: tone.ink,
  selectors: {
    '&[data-shape="square"]': { borderRadius: vars.radius.control },
    '&[data-size="l"]': { inlineSize: '3.25rem', blockSize: '3.25rem' },
    '&[data-size="s"]': { inlineSize: '2rem', blockSize: '2rem' },
  },
});
