import { describe, expect, it } from 'vitest';
import { inputsOf, resolve, resolverProblems } from '../../packaging/token-format/resolver.ts';
import base from './base.tokens.json';
import { tones } from './colours.ts';
import { descriptions } from './descriptions.ts';
import { resolverDocument, tokenFiles } from './resolver.ts';
import { themes } from './themes.ts';

const files = tokenFiles();
const document = { ...resolverDocument('ours', (name) => files[name]) };

const noFile = () => {
  throw new Error('The document must not refer to a file.');
};

const valuesOf = (input: Record<string, string>) =>
  Object.fromEntries(resolve(document, noFile, input).map(({ name, value }) => [name, value]));

const hexOf = (value: unknown) => (value as { hex: string }).hex;

describe('the resolver document', () => {
  it('the document conforms to the specification', () => {
    expect(resolverProblems(document, noFile)).toEqual([]);
  });

  it('the document has a combination for every scheme, contrast, screen and tone', () => {
    expect(inputsOf(document)).toHaveLength(2 * 2 * 2 * tones.length);
  });

  it('the document describes every token and has no description without a token', () => {
    const named = inputsOf(document).flatMap((input) =>
      resolve(document, noFile, input).map(({ name }) => name),
    );
    expect(Object.keys(descriptions).sort()).toEqual([...new Set(named)].sort());
  });

  it('every combination has the same tokens', () => {
    const names = inputsOf(document).map((input) => Object.keys(valuesOf(input)).sort());
    for (const other of names) expect(other).toEqual(names[0]);
  });

  it.each([
    ['light', { scheme: 'light' }, themes.light],
    ['dark', { scheme: 'dark' }, themes.dark],
    ['high contrast', { contrast: 'high' }, themes.contrast],
    ['high contrast of a dark scheme', { scheme: 'dark', contrast: 'high' }, themes.contrast],
  ])('the document contains the same colours as the theme: %s', (_name, input, { color }) => {
    const values = valuesOf(input);
    expect(hexOf(values['color.ink'])).toBe(color.ink.$value);
    expect(hexOf(values['color.primary.fill'])).toBe(color.primary.fill.$value);
    expect(hexOf(values['tone.fill'])).toBe(color.neutral.fill.$value);
    expect(hexOf(valuesOf({ ...input, tone: 'category-2' })['tone.ink'])).toBe(
      color.category[2].ink.$value,
    );
  });

  it('the document has the sizes for the minimum and maximum of the screen range', () => {
    const { $value, $extensions } = base.font.size['4xl'];
    expect(valuesOf({})['font.size.4xl']).toEqual($value);
    expect(valuesOf({ screen: 'large' })['font.size.4xl']).toEqual($extensions['ds.largeScreen']);
    expect(valuesOf({ screen: 'large' })['space.4']).toEqual(base.space[4].$value);
  });
});
