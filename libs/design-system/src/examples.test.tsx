import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { examples } from '../gallery/examples.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // These rules concern style, not validity, and React's HTML does not follow them.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // An example is a part of a page, so its headings may start at any level.
    'heading-level': 'off',
    // ProgressBar.tsx explains why its root is not the <progress> element.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
  },
});

/** The values of an attribute in HTML. */
const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map((match) => match[1]!);

const rendered = examples.map(({ id, element }) => ({ id, html: renderToStaticMarkup(element) }));

it('every example is valid, accessible HTML', { timeout: 30_000 }, async () => {
  const problems = await Promise.all(
    rendered.map(async ({ id, html }) => {
      const report = await validator.validateString(html);
      return report.results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${id}: ${message} (${selector})`),
      );
    }),
  );
  expect(problems.flat()).toEqual([]);
});

it('every example refers only to existing ids, and each id is unique', () => {
  const references = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'commandfor'];
  const problems = rendered.flatMap(({ id: example, html }) => {
    const ids = values(html, 'id');
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const missing = references
      .flatMap((name) => values(html, name))
      .flatMap((value) => value.split(' '))
      .filter((id) => !['', ...ids].includes(id));
    return [
      ...twice.map((id) => `${example}: ${id} is there twice`),
      ...missing.map((id) => `${example}: ${id} is missing`),
    ];
  });
  expect(problems).toEqual([]);
});

it('no example has an inline style, which the content security policy forbids', () => {
  expect(rendered.filter(({ html }) => html.includes(' style=')).map(({ id }) => id)).toEqual([]);
});

it('every example has a data-component attribute, which marks the root of a component', () => {
  const unmarked = rendered.filter(({ html }) => !/ data-component="[a-z-]+"/.test(html));
  expect(unmarked.map(({ id }) => id)).toEqual([]);
});

it('no id occurs twice in the whole gallery', () => {
  const ids = rendered
    .flatMap(({ html }) => values(html, 'id'))
    .filter((id) => id !== 'main-content');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
