import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { barRoom } from '../tokens/vars.css.ts';

export const fullScreen = component({ display: 'contents' });

const conditions = {
  small: 'screen and (max-width: 767.98px) and (scripting: enabled)',
  paper: 'print',
};

const besides = ['app-header', 'footer', 'skip-link']
  .map((name) => `[data-component="${name}"]`)
  .join();

for (const [on, condition] of Object.entries(conditions)) {
  const root = `:root:has(${fullScreen}[data-on="${on}"])`;
  globalStyle(root, {
    '@layer': { [componentsLayer]: { '@media': { [condition]: { vars: { [barRoom]: '0px' } } } } },
  });
  globalStyle(`${root} :is(${besides})`, {
    '@layer': { [componentsLayer]: { '@media': { [condition]: { display: 'none' } } } },
  });
}
