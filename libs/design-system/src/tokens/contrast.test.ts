import { describe, expect, it } from 'vitest';
import { paletteOf } from './colours.ts';
import type { ThemeName } from './names.ts';
import { failuresIn } from './pairs.ts';
import { themes } from './themes.ts';

describe.each(Object.keys(themes) as ThemeName[])('theme %s', (theme) => {
  const palette = paletteOf(themes[theme].color);

  it('every pair of colours that the components paint has enough contrast', () => {
    expect(failuresIn(theme, palette)).toEqual([]);
  });

  it('the theme has exactly the tokens of the light theme', () => {
    expect(Object.keys(palette)).toEqual(Object.keys(paletteOf(themes.light.color)));
  });
});

it('a pair with too little contrast is listed with its ratio', () => {
  const palette = { ...paletteOf(themes.light.color), 'primary.on': '#8f86e0' };
  expect(failuresIn('light', palette)).toEqual([
    {
      ...{ theme: 'light', foreground: 'primary.on', background: 'primary.fill', wanted: 4.5 },
      ratio: expect.closeTo(2.8, 1) as number,
    },
    expect.objectContaining({ foreground: 'primary.on', background: 'primary.ink' }),
  ]);
});
