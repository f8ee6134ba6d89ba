import { expect, it } from 'vitest';
import { tileColour } from './tile-colour.ts';

it('[FED-25] the first nine tiles alternate between three colours, and later tiles have no colour', () => {
  expect(Array.from({ length: 12 }, (_, place) => tileColour(place))).toEqual([
    ...[1, 2, 3, 1, 2, 3, 1, 2, 3],
    ...[null, null, null],
  ]);
});
