import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { button } from '../Button/Button.css.ts';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const fieldRow = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[4],
});

const child = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${fieldRow} > ${selector}`, { '@layer': { [componentsLayer]: rule } });

child('[data-component="text-field"]', { flex: '3 1 16rem' });
child('[data-component="select-field"]', { flex: '1 1 11rem' });
child(button, { flexGrow: 1, '@media': { [media.medium]: { flexGrow: 0 } } });
