/** The names and contents of the JSON files that `data.ts` writes. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Examples } from '../src/examples.ts';
import { resolverDocument, tokenFiles, toneTokens } from '../src/tokens/resolver.ts';
import { name } from '../package.json';

const modules = import.meta.glob<{ examples: Examples }>('../src/*/*.examples.tsx', {
  eager: true,
});

/**
 * Server-rendered HTML of every example, by component name and example name: `Button`, `icon only`.
 */
const fixtures = Object.fromEntries(
  Object.entries(modules).map(([file, { examples }]) => [
    file.replace(/^.*\/(.+)\.examples\.tsx$/, '$1'),
    Object.fromEntries(
      Object.entries(examples).map(([name, element]) => [name, renderToStaticMarkup(element)]),
    ),
  ]),
);

const ours = tokenFiles();

const file = ($description: string, tokens: object) => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  $description,
  ...tokens,
});

export const files = {
  'fixtures.json': fixtures,
  'tokens.resolver.json': resolverDocument(name, (part) => ({
    $ref: `tokens/${part}.tokens.json`,
  })),
  'tokens.json': file(
    'Every token of the light theme on a small screen, for tools that read no resolver document.',
    { ...ours.base, ...ours.light, ...toneTokens('neutral') },
  ),
  'tokens/base.tokens.json': file('What every theme shares.', ours.base),
  'tokens/large-screen.tokens.json': file(
    'Sizes that are larger on a screen of 1280 px and more than on one of 320 px.',
    ours['large-screen'],
  ),
  'tokens/light.tokens.json': file('The light theme.', ours.light),
  'tokens/dark.tokens.json': file('The dark theme.', ours.dark),
  'tokens/contrast.tokens.json': file('The theme of high contrast.', ours.contrast),
};
