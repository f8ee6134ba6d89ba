import { describe, expect, it } from 'vitest';
import { inFormat } from './format.ts';

const value = ({ $value }: { $value: unknown }) => $value as never;

describe('inFormat', () => {
  it('a colour is written in its colour space, with its alpha', () => {
    const color = { $type: 'color', ink: { $value: '#ff8000' }, backdrop: { $value: '#00000080' } };
    expect(inFormat({ color }, value)).toMatchObject({
      color: {
        ink: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [1, 0.502, 0], alpha: 1, hex: '#ff8000' },
        },
        backdrop: { $value: { components: [0, 0, 0], alpha: 0.502, hex: '#000000' } },
      },
    });
  });

  it('the 256 values of a channel remain distinct', () => {
    const levels = Array.from({ length: 256 }, (_, level) => level.toString(16).padStart(2, '0'));
    for (const [level, hex] of levels.entries()) {
      const color = { $type: 'color', ink: { $value: `#${hex}0000` } };
      const written = inFormat({ color }, value) as unknown as {
        color: { ink: { $value: { components: number[] } } };
      };
      expect(Math.round((written.color.ink.$value.components[0] ?? 0) * 255)).toBe(level);
    }
  });

  it('a size in characters is written as a number, because the format has no such unit', () => {
    const width = { $type: 'dimension', reading: { $value: { value: 66, unit: 'ch' } } };
    expect(inFormat({ width }, value)).toEqual({
      width: {
        reading: {
          $type: 'number',
          $value: 66,
          $description: expect.stringContaining('characters') as string,
          $extensions: { 'applicant-hub.design-system': { unit: 'ch' } },
        },
      },
    });
  });

  it('a token without a value and a group without tokens are omitted', () => {
    const group = {
      space: { $type: 'dimension', 1: { $value: { value: 1, unit: 'px' } } },
      width: { page: { $type: 'dimension', $value: { value: 2, unit: 'px' } } },
    };
    const only = inFormat(group, (token, name) =>
      name === 'width.page' ? token.$value : undefined,
    );
    expect(only).toMatchObject({ width: { page: { $type: 'dimension' } } });
    expect(Object.keys(only)).toEqual(['width']);
  });

  it('a token without a description is rejected', () => {
    const color = { $type: 'color', mauve: { $value: '#e0b0ff' } };
    expect(() => inFormat({ color }, value)).toThrow('color.mauve has no description');
  });
});
