import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { componentsOf, fields, groups } from '#gallery/least-props.ts';
import * as dataGrid from './data-grid.ts';
import * as designSystem from './index.ts';
import * as more from './more.ts';

/** Components that display their `title` prop. */
const titled = ['Banner', 'Carousel', 'Dialog', 'Drawer', 'ErrorSummary'];

/** The opening tag of the root, and its content. */
function split(html: string) {
  const end = html.indexOf('>') + 1;
  return [html.slice(0, end), html.slice(end)] as const;
}

const components = componentsOf({ ...designSystem, ...more, ...dataGrid });

/** The components that violate a rule, each with the violation. */
const broken = (
  given: object,
  rule: (name: string, root: string, inner: string) => readonly string[],
) =>
  components.flatMap(({ name, component, props }) => {
    const html = renderToStaticMarkup(createElement(component, { ...props, ...given }));
    return rule(name, ...split(html)).map((problem) => `${name}: ${problem}`);
  });

it('every component accepts lang, dir and hidden', () => {
  const attributes = ['lang="cy"', 'dir="rtl"', 'hidden=""', 'data-component="'];
  expect(components).not.toEqual([]);
  const missing = broken({ lang: 'cy', dir: 'rtl', hidden: true }, (_, root) =>
    attributes.filter((attribute) => !root.includes(` ${attribute}`)),
  );
  expect(missing).toEqual([]);
});

it('every component accepts data attributes, ARIA and an id', () => {
  const attributes = ['data-hook="yes"', 'aria-details="more"'];
  const given = { 'data-hook': 'yes', 'aria-details': 'more', id: 'given' };
  const misplaced = broken(given, (name, root, inner) => {
    const [tag, others] = fields.includes(name) ? [inner, root] : [root, inner];
    const id = groups.includes(name) ? ' id="given' : ' id="given"';
    return [
      ...attributes.filter((attribute) => !tag.includes(` ${attribute}`)),
      ...attributes.filter((attribute) => others.includes(` ${attribute}`)),
      ...(tag.includes(id) ? [] : ['id']),
    ];
  });
  expect(misplaced).toEqual([]);
});

it('every component accepts a title attribute, unless it displays a title', () => {
  const wrong = broken({ title: 'More words' }, (name, root, inner) => {
    const isTaken = (fields.includes(name) ? inner : root).includes(' title="More words"');
    return isTaken === titled.includes(name) ? ['title'] : [];
  });
  expect(wrong).toEqual([]);
});
