import { expect, it } from 'vitest';
import { inputsOf, resolve, resolverProblems } from '../../packaging/token-format/resolver.ts';
import { resolverDocument, tokenFiles } from '../tokens/resolver.ts';
import { createTheme } from './createTheme.ts';
import { themeTokens } from './themeTokens.ts';

const noFile = () => {
  throw new Error('The document must not refer to a file.');
};

const theme = createTheme({ brand: '#00703c', radius: 3, fontFamily: ['Source Sans 3', 'serif'] });
const document = { ...themeTokens(theme, 'college') };

const valuesOf = (of: object, input: Record<string, string>) =>
  new Map(
    resolve({ ...of }, noFile, input).map(({ name, value }) => [name, JSON.stringify(value)]),
  );

it('the tokens of a brand form one document that conforms to the specification', () => {
  expect(document.name).toBe('college');
  expect(resolverProblems(document, noFile)).toEqual([]);
});

it('the document contains the brand’s colours in every theme, its corners and its fonts', () => {
  for (const [name, input] of [
    ['light', {}],
    ['dark', { scheme: 'dark' }],
    ['contrast', { contrast: 'high' }],
  ] as const) {
    const values = valuesOf(document, input);
    for (const [colour, hex] of Object.entries(theme.palettes[name])) {
      expect(values.get(`color.${colour}`), colour).toContain(hex.slice(0, '#rrggbb'.length));
    }
    expect(values.get('radius.control')).toBe('{"value":3,"unit":"px"}');
    expect(values.get('font.family')).toBe('["Source Sans 3","serif"]');
  }
});

it('all other tokens equal the default tokens', () => {
  const files = tokenFiles();
  const ours = resolverDocument('ours', (file) => files[file]);
  for (const input of inputsOf(document)) {
    const before = valuesOf(ours, input);
    const changed = [...valuesOf(document, input)]
      .filter(([name, value]) => before.get(name) !== value)
      .map(([name]) => name);
    const known = /^(color\.(primary\.|focus$)|tone\.|radius\.(card|control|small)$|font\.family$)/;
    expect(changed.filter((name) => !known.test(name))).toEqual([]);
    expect(changed).toContain('color.primary.fill');
  }
});
