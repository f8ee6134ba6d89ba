import { describe, expect, it } from 'vitest';
import { mapTokens, tokenToCss } from './dtcg.ts';

const px = (value: number) => ({ value, unit: 'px' });

describe('tokenToCss', () => {
  it.each([
    ['a colour', { $value: '#faf6ee' }, '#faf6ee'],
    ['a number', { $value: 1.5 }, '1.5'],
    ['a dimension', { $value: { value: 0.25, unit: 'rem' } }, '0.25rem'],
    ['a size of 0 without a unit', { $value: px(0) }, '0'],
    ['a list of fonts', { $value: ['Segoe UI', 'sans-serif'] }, '"Segoe UI", sans-serif'],
    ['a curve', { $value: [0.2, 0, 0, 1] }, 'cubic-bezier(0.2, 0, 0, 1)'],
    [
      'a shadow',
      {
        $value: [
          { color: '#0000001f', offsetX: px(0), offsetY: px(10), blur: px(28), spread: px(-14) },
        ],
      },
      '0 10px 28px -14px #0000001f',
    ],
  ])('tokenToCss writes %s', (_name, token, css) => {
    expect(tokenToCss(token)).toBe(css);
  });

  it('a fluid size grows between a screen width of 320 px and a screen width of 1280 px', () => {
    const size = { $value: px(16), $extensions: { 'ds.largeScreen': px(48) } };
    // 0.3333rem + 3.3333vw is 16 px at 320 px and 48 px at 1280 px.
    expect(tokenToCss(size)).toBe('clamp(16px, 0.3333rem + 3.3333vw, 48px)');
  });
});

it('mapTokens preserves the groups and removes their metadata', () => {
  const group = { $type: 'color', ground: { $value: '#fff' }, turn: { ink: { $value: '#000' } } };
  expect(mapTokens(group, ({ $value }) => `is ${JSON.stringify($value)}`)).toEqual({
    ground: 'is "#fff"',
    turn: { ink: 'is "#000"' },
  });
});
