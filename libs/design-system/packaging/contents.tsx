/** What `data.ts` writes: each export is a JSON file of its name. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Examples } from '../src/examples.ts';
import base from '../src/tokens/base.tokens.json';
import { themes } from '../src/tokens/themes.ts';

const modules = import.meta.glob<{ examples: Examples }>('../src/*/*.examples.tsx', {
  eager: true,
});

/** The HTML that a server sends for every example, by component and example: `Button`, `icon only`. */
export const fixtures = Object.fromEntries(
  Object.entries(modules).map(([file, { examples }]) => [
    file.replace(/^.*\/(.+)\.examples\.tsx$/, '$1'),
    Object.fromEntries(
      Object.entries(examples).map(([name, element]) => [name, renderToStaticMarkup(element)]),
    ),
  ]),
);

/** The tokens that all themes share, and those of each theme under `theme`. */
export const tokens = { ...base, theme: themes };
