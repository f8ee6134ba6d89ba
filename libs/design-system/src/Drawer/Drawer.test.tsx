import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawer } from './Drawer.tsx';

it('a drawer is a dialog in a different position', () => {
  const html = renderToStaticMarkup(<Drawer id="filters" title="Filters" closeLabel="Close" />);
  expect(html).toMatch(/^<dialog (?=[^>]*data-drawer="")[^>]*aria-labelledby="filters-title"/);
});
