import { describe, expect, it } from 'vitest';
import { inFormat } from './format.ts';

const value = ({ $value }: { $value: unknown }) => $value as never;

describe('inFormat', () => {
  it('writes a colour in its space, with what it lets through', () => {
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

  it('keeps each of the 256 values of a channel apart', () => {
    const levels = Array.from({ length: 256 }, (_, level) => level.toString(16).padStart(2, '0'));
    for (const [level, hex] of levels.entries()) {
      const color = { $type: 'color', ink: { $value: `#${hex}0000` } };
      const written = inFormat({ color }, value) as unknown as {
        color: { ink: { $value: { components: number[] } } };
      };
      expect(Math.round((written.color.ink.$value.components[0] ?? 0) * 255)).toBe(level);
    }
  });

  it('writes what is measured in characters as a number, for the format has no unit for it', () => {
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

  it('leaves out a token without a value, and a group that has none left', () => {
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

  it('refuses a token that is described nowhere', () => {
    const color = { $type: 'color', mauve: { $value: '#e0b0ff' } };
    expect(() => inFormat({ color }, value)).toThrow('color.mauve has no description');
  });
});
