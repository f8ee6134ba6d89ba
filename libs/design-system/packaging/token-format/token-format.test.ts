import { describe, expect, it } from 'vitest';
import { inputsOf, resolve, resolvedTokens, resolverProblems } from './resolver.ts';
import { tokenFileProblems } from './rules.ts';

const token = ($type: string, $value: unknown, more: object = {}) => ({
  $type,
  $value,
  $description: 'For a test.',
  ...more,
});
const px = (value: number) => ({ value, unit: 'px' });
const red = { colorSpace: 'srgb', components: [1, 0, 0], alpha: 1, hex: '#ff0000' };
const shadow = { color: red, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) };

describe('a token file', () => {
  it('a token file may contain every token type that the package uses', () => {
    const file = {
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      $description: 'For a test.',
      a: token('color', red),
      b: token('dimension', px(0.5)),
      c: token('fontFamily', ['Segoe UI', 'sans-serif']),
      d: token('fontWeight', 650),
      e: token('duration', { value: 150, unit: 'ms' }),
      f: token('cubicBezier', [0.2, -1, 0, 2]),
      g: token('number', 1.5, { $extensions: { 'org.example': { unit: 'ch' } } }),
      h: token('shadow', [shadow, { ...shadow, inset: true }]),
      i: { $type: 'color', j: { $value: '{a}', $description: 'Its group says the type.' } },
    };
    expect(tokenFileProblems(file)).toEqual([]);
  });

  it.each([
    ['a colour as a string', token('color', '#ff0000'), /not an object/],
    ['a colour without a space', token('color', { components: [1, 0, 0] }), /no colorSpace/],
    ['a colour of two components', token('color', { ...red, components: [1, 0] }), /three numbers/],
    ['a component out of range', token('color', { ...red, components: [255, 0, 0] }), /three numb/],
    ['alpha in per cent', token('color', { ...red, alpha: 50 }), /alpha/],
    ['a hex value of eight digits', token('color', { ...red, hex: '#ff0000ff' }), /hex/],
    ['an unknown member of a colour', token('color', { ...red, opacity: 1 }), /opacity/],
    ['a dimension as a string', token('dimension', '1px'), /not an object/],
    ['a unit that only CSS has', token('dimension', { value: 66, unit: 'ch' }), /px or rem/],
    ['a dimension without a unit', token('dimension', { value: 0 }), /no unit/],
    ['a font in quotes, as in CSS', token('fontFamily', ['"Segoe UI"']), /quotes/],
    ['an empty list of fonts', token('fontFamily', []), /name of a font/],
    ['a weight of 0', token('fontWeight', 0), /1 to 1000/],
    ['a duration in minutes', token('duration', { value: 1, unit: 'min' }), /ms or s/],
    ['a curve that runs backwards', token('cubicBezier', [-0.1, 0, 0, 1]), /four numbers/],
    ['a number as a string', token('number', '1.5'), /not a number/],
    ['a shadow without a blur', token('shadow', [{ ...shadow, blur: undefined }]), /blur/],
    ['a type that the format lacks', token('string', 'amber'), /no type/],
    ['a token without a type', { $value: 1, $description: 'For a test.' }, /has no type/],
    ['a token without a description', { $type: 'number', $value: 1 }, /no description/],
    ['an empty description', token('number', 1, { $description: '' }), /no description|no text/],
    ['a token in a token', token('number', 1, { inner: token('number', 2) }), /inner in it/],
    [
      'an unknown member that starts with a dollar sign',
      token('number', 1, { $unit: 'ch' }),
      /\$unit/,
    ],
    ['extensions that are not an object', token('number', 1, { $extensions: 'ch' }), /extensions/],
    ['a value where a token should be', 'red', /neither/],
  ])('a token file is rejected: %s', (_what, one, reason) => {
    expect(tokenFileProblems({ group: { one } }).join()).toMatch(reason);
  });

  it.each(['a.b', '{a', 'a}'])('a token file is rejected for the name %s', (name) => {
    expect(tokenFileProblems({ [name]: token('number', 1) }).join()).toMatch(
      /a name must not contain/,
    );
  });
});

const number = (value: unknown) => token('number', value);

describe('references', () => {
  it('a reference resolves to the value of its target, directly or through other references', () => {
    const tree = { a: number(1), b: number('{a}'), c: { d: number('{b}') } };
    expect(resolvedTokens(tree).map(({ name, value }) => [name, value])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c.d', 1],
    ]);
  });

  it.each([
    ['to a missing token', { a: number('{b}') }, 'no token b'],
    ['to a group', { a: number('{b}'), b: { c: number(1) } }, 'no token b'],
    ['to itself', { a: number('{a}') }, 'refers to itself'],
    ['in a circle', { a: number('{b}'), b: number('{a}') }, 'refers to itself'],
    ['to another type', { a: number('{b}'), b: token('dimension', px(1)) }, 'b is not'],
  ])('a reference that leads %s is rejected', (_what, tree, reason) => {
    expect(() => resolvedTokens(tree)).toThrow(reason);
  });
});

const read = (name: string) => {
  if (name !== 'dark.json') throw new Error('no such file');
  return { a: number(3) };
};

const document = {
  version: '2025.10',
  sets: { base: { sources: [{ a: number(1), b: number('{a}') }, { c: number(5) }] } },
  modifiers: {
    scheme: {
      contexts: { light: [], dark: [{ $ref: 'dark.json' }] },
      default: 'light',
    },
    contrast: { contexts: { standard: [], high: [{ a: number(4) }] }, default: 'standard' },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/scheme' },
    { $ref: '#/modifiers/contrast' },
  ],
};

const { base } = document.sets;
const { scheme } = document.modifiers;
const withScheme = (more: object) => ({
  ...document,
  modifiers: { ...document.modifiers, scheme: { ...scheme, ...more } },
});

describe('a resolver document', () => {
  it('a resolver document that conforms to the specification is accepted', () => {
    expect(resolverProblems(document, read)).toEqual([]);
    expect(inputsOf(document)).toHaveLength(4);
  });

  it.each([
    ['the default contexts', {}, 1],
    ['the context dark', { scheme: 'dark' }, 3],
    ['a later modifier wins', { scheme: 'dark', contrast: 'high' }, 4],
  ])('references are resolved after all files are merged: %s', (_what, input, value) => {
    const values = resolve(document, read, input).map(({ name, value: own }) => [name, own]);
    expect(values).toEqual([
      ['a', value],
      ['b', value],
      ['c', 5],
    ]);
  });

  it.each([
    ['a modifier that does not exist', { theme: 'dark' }, 'no modifier theme'],
    ['a context that does not exist', { scheme: 'sepia' }, 'no context sepia'],
  ])('an input is rejected: %s', (_what, input, reason) => {
    expect(() => resolve(document, read, input as never)).toThrow(reason);
  });

  it.each([
    ['another version', { ...document, version: '2024' }, /version/],
    ['an empty resolutionOrder', { ...document, resolutionOrder: [] }, /no resolutionOrder/],
    ['an unknown member', { ...document, themes: {} }, /themes means nothing/],
    [
      'a resolutionOrder with a set that does not exist',
      { ...document, resolutionOrder: [...document.resolutionOrder, { $ref: '#/sets/x' }] },
      /there is no #\/sets\/x/,
    ],
    ['a set that is never used', { ...document, sets: { base, more: base } }, /more is never used/],
    ['a set without sources', { ...document, sets: { base: {} } }, /no list of sources/],
    [
      'a default that is not a context',
      withScheme({ default: 'sepia' }),
      /sepia is not one of its contexts/,
    ],
    ['a single context', withScheme({ contexts: { light: [] } }), /fewer than two/],
    [
      'a file that does not exist',
      withScheme({ contexts: { light: [], dark: [{ $ref: 'night.json' }] } }),
      /there is no night\.json/,
    ],
    [
      'a modifier in a modifier',
      withScheme({ contexts: { light: [], dark: [{ $ref: '#/modifiers/contrast' }] } }),
      /not a file/,
    ],
    [
      'tokens that are not in the format',
      withScheme({ contexts: { light: [], dark: [{ a: { $value: 1 } }] } }),
      /no type/,
    ],
  ])('a resolver document is rejected: %s', (_what, wrong, reason) => {
    expect(resolverProblems(wrong, read).join('\n')).toMatch(reason);
  });
});
