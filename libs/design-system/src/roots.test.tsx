import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentsOf, fields, groups } from '#gallery/least-props.ts';
import * as dataGrid from './data-grid.ts';
import * as designSystem from './index.ts';
import * as more from './more.ts';

/** Its own `title` is what it shows. */
const titled = ['Banner', 'Carousel', 'Dialog', 'Drawer', 'ErrorSummary'];

/** The tag of the root, and all that is in it. */
function split(html: string) {
  const end = html.indexOf('>') + 1;
  return [html.slice(0, end), html.slice(end)] as const;
}

const all = { ...designSystem, ...more, ...dataGrid };

describe.each(componentsOf(all))('$name', ({ name, component, props }) => {
  const render = (more: object) =>
    split(renderToStaticMarkup(createElement(component, { ...props, ...more })));

  it('takes the language, the direction and the absence of all of it', () => {
    const [root] = render({ lang: 'cy', dir: 'rtl', hidden: true });
    for (const attribute of ['lang="cy"', 'dir="rtl"', 'hidden=""', 'data-component="']) {
      expect(root).toContain(` ${attribute}`);
    }
  });

  it('takes hooks, ARIA and an id', () => {
    const [root, inner] = render({ 'data-hook': 'yes', 'aria-details': 'more', id: 'given' });
    const [tag, others] = fields.includes(name) ? [inner, root] : [root, inner];
    for (const attribute of ['data-hook="yes"', 'aria-details="more"']) {
      expect(tag).toContain(` ${attribute}`);
      expect(others).not.toContain(` ${attribute}`);
    }
    expect(tag).toContain(groups.includes(name) ? ' id="given' : ' id="given"');
  });

  it('takes a title, unless it shows one of its own', () => {
    const [root, inner] = render({ title: 'More words' });
    const isTaken = (fields.includes(name) ? inner : root).includes(' title="More words"');
    expect(isTaken).toBe(!titled.includes(name));
  });
});
