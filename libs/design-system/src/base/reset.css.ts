import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { resetLayer } from '../layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
});
reset('fieldset, legend', { padding: 0, border: 0, minInlineSize: 0 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 0 });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
