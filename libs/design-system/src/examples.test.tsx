import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from '../gallery/examples.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes HTML: style, not validity.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // An example is a part of a page: its headings begin where the page's would have got to.
    'heading-level': 'off',
    // ProgressBar says why its root is not the <progress> element.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
  },
});

/** The values of an attribute in some HTML. */
const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map((match) => match[1]!);

describe.each(examples.map(({ id, element }) => ({ id, html: renderToStaticMarkup(element) })))(
  '$id',
  ({ html }) => {
    it('is valid, accessible HTML', async () => {
      const report = await validator.validateString(html);
      const messages = report.results.flatMap(({ messages: found }) => found);
      expect(messages.map(({ message, selector }) => `${message} (${selector})`)).toEqual([]);
    });

    it('refers only to ids that exist, each once', () => {
      const ids = values(html, 'id');
      expect(new Set(ids).size).toBe(ids.length);
      const references = [
        'for',
        'aria-describedby',
        'aria-labelledby',
        'aria-controls',
        'commandfor',
      ];
      for (const id of references
        .flatMap((name) => values(html, name))
        .join(' ')
        .split(' ')) {
        expect(['', ...ids]).toContain(id);
      }
    });

    it('has no inline style, which the content security policy forbids', () => {
      expect(html).not.toMatch(/ style=/);
    });

    it('marks the root of every component', () => {
      expect(html).toMatch(/ data-component="[a-z-]+"/);
    });
  },
);

it('has no id twice in the whole gallery', () => {
  const ids = examples
    .flatMap(({ element }) => values(renderToStaticMarkup(element), 'id'))
    .filter((id) => id !== 'main-content');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
