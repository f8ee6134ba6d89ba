import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const fieldRow = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[4],
});

const child = (kind: string, rule: GlobalStyleRule) =>
  globalStyle(`${fieldRow} > [data-component${kind}]`, { '@layer': { [componentsLayer]: rule } });

child('="text-field"', { flex: '3 1 16rem' });
child('="select-field"', { flex: '1 1 11rem' });
child('^="button"', { flexGrow: 1, '@media': { [media.medium]: { flexGrow: 0 } } });
