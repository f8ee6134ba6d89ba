import { describe, expect, it } from 'vitest';
import { paletteOf } from '../tokens/colours.ts';
import { failuresIn } from '../tokens/pairs.ts';
import { themes } from '../tokens/themes.ts';
import { createTheme } from './createTheme.ts';
import { toHex, toOklch } from './oklch.ts';

const names = ['light', 'dark', 'contrast'] as const;

/** Colour difference. A difference of 0.02 is only just visible side by side. */
function difference(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, Math.sqrt(a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)));
}

const between = (from: number, to: number, steps: number) =>
  Array.from({ length: steps }, (_, index) => from + ((to - from) * index) / (steps - 1));

/** Samples of all hues, lightnesses and chromas in sRGB, plus extreme colours such as pure red. */
const brands = [
  ...between(0, 345, 24).flatMap((h) =>
    between(0.05, 0.98, 8).flatMap((l) => [0.03, 0.12, 0.32].map((c) => toHex({ l, c, h }))),
  ),
  ...['#ffffff', '#000000', '#808080', '#ffdd00', '#ffff00', '#ff0000', '#00ff00', '#0000ff'],
];

describe('colours of any brand', () => {
  it('every pair of colours has enough contrast in every theme for any brand', () => {
    for (const brand of brands) {
      const { failures, palettes } = createTheme({ brand });
      expect(failures, brand).toEqual([]);
      // `failures` must match the palettes.
      for (const name of names) expect(failuresIn(name, palettes[name]), brand).toEqual([]);
    }
  });

  it('a pair with too little contrast is listed in `failures` when colours are not adjusted', () => {
    for (const brand of brands) {
      const { failures, palettes } = createTheme({ brand, adjust: false });
      expect(palettes.light['primary.fill']).toBe(brand);
      expect(failures).toEqual(names.flatMap((name) => failuresIn(name, palettes[name])));
    }
    expect(createTheme({ brand: '#ffdd00', adjust: false }).failures[0]).toEqual({
      theme: 'light',
      foreground: 'primary.on',
      background: 'primary.fill',
      ratio: expect.closeTo(1.34, 1) as number,
      wanted: 4.5,
    });
  });

  it('a second colour, a focus colour and a tint also have enough contrast', () => {
    for (const brand of ['#00703c', '#ffdd00', '#111111']) {
      for (const other of brands.filter((_, index) => index % 7 === 0)) {
        const { failures } = createTheme({ brand, accent: other, focus: other, neutral: other });
        expect(failures, `${brand} with ${other}`).toEqual([]);
      }
    }
  });

  it('the hover colour of a fill differs visibly from the fill', () => {
    for (const brand of brands) {
      const { palettes } = createTheme({ brand });
      for (const name of names) {
        const { 'primary.fill': fill = '', 'primary.ink': ink = '' } = palettes[name];
        expect(difference(fill, ink), `${brand}, ${name}`).toBeGreaterThan(0.04);
      }
    }
  });
});

describe('the default brand', () => {
  const own = createTheme({ brand: themes.light.color.primary.fill.$value });

  it.each([
    ['light', 0.021],
    ['dark', 0.021],
    // In high contrast, the default blue is the blue of the operating system, which is purer than
    // the brand's blue; their hues differ by 13°.
    ['contrast', 0.065],
  ] as const)('the default brand colour produces the default tokens: %s', (name, least) => {
    const palette = own.palettes[name];
    for (const [token, hex] of Object.entries(paletteOf(themes[name].color))) {
      if (token === 'backdrop') expect(palette[token]).toBe(hex);
      else expect(difference(palette[token] ?? '', hex), token).toBeLessThanOrEqual(least);
    }
  });

  it('a brand changes only the colours that depend on it', () => {
    for (const name of names) {
      const ours = paletteOf(themes[name].color);
      const changed = Object.entries(createTheme({ brand: '#00703c' }).palettes[name])
        .filter(([token, hex]) => hex !== ours[token])
        .map(([token]) => token);
      expect(changed.filter((token) => !/^(primary\.|focus$)/.test(token))).toEqual([]);
      expect(changed).toContain('primary.fill');
    }
    expect(own.shape).toEqual({});
  });
});

describe('adjustment of a colour', () => {
  const fill = (brand: string, theme: (typeof names)[number]) =>
    createTheme({ brand }).palettes[theme]['primary.fill'];

  it('a colour with enough contrast is unchanged', () => {
    expect(fill('#00703c', 'light')).toBe('#00703c');
    expect(fill('#070', 'light')).toBe('#007700');
    expect(fill('#FFDD00', 'dark')).toBe('#ffdd00');
  });

  it('a colour becomes darker on light backgrounds and lighter on dark backgrounds, with the same hue', () => {
    const { l, h } = toOklch('#ffdd00');
    const light = toOklch(fill('#ffdd00', 'light') ?? '');
    expect(light.l).toBeLessThan(l - 0.2);
    expect(Math.abs(light.h - h)).toBeLessThan(2);
    expect(toOklch(fill('#00703c', 'dark') ?? '').l).toBeGreaterThan(0.7);
  });
});

describe('corners and type', () => {
  it('corners and type have the values of the options', () => {
    const { css, shape } = createTheme({
      brand: '#00703c',
      radius: 3,
      fontFamily: ['Source Sans 3', 'Arial', 'sans-serif'],
    });
    expect(css).toContain('--ds-radius-card: 5px;');
    expect(css).toContain('--ds-radius-control: 3px;');
    expect(css).toContain('--ds-radius-small: 1.5px;');
    expect(css).toContain('--ds-font-family: "Source Sans 3", Arial, sans-serif;');
    expect(shape).toEqual({
      'radius.card': { value: 5, unit: 'px' },
      'radius.control': { value: 3, unit: 'px' },
      'radius.small': { value: 1.5, unit: 'px' },
      'font.family': ['Source Sans 3', 'Arial', 'sans-serif'],
    });
  });

  it('corners and type are unchanged without options', () => {
    expect(createTheme({ brand: '#00703c' }).css).not.toMatch(/--ds-(radius|font)/);
  });
});

describe('an invalid option', () => {
  it.each([
    ['a colour name as the brand', { brand: 'green' }],
    ['a brand with too few digits', { brand: '#00703' }],
    ['a colour name as the accent', { brand: '#00703c', accent: 'red' }],
    ['a radius that is not a number', { brand: '#00703c', radius: NaN }],
    ['a selector that closes the rule', { brand: '#00703c', selector: 'a{}' }],
    ['a selector that closes the element', { brand: '#00703c', selector: '</style>' }],
    ['a family that closes the declaration', { brand: '#00703c', fontFamily: ['Arial;}'] }],
  ])('an invalid option is refused: %s', (_what, options) => {
    expect(() => createTheme(options)).toThrow(TypeError);
  });
});
