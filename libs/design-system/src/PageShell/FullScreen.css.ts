import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';

export const fullScreen = component({ display: 'contents' });

const conditions = {
  small: 'screen and (max-width: 767.98px) and (scripting: enabled)',
  paper: 'print',
};

const besides = ['app-header', 'footer', 'skip-link']
  .map((name) => `[data-component="${name}"]`)
  .join();

for (const [on, condition] of Object.entries(conditions)) {
  globalStyle(`:root:has(${fullScreen}[data-on="${on}"]) :is(${besides})`, {
    '@layer': { [componentsLayer]: { '@media': { [condition]: { display: 'none' } } } },
  });
}
