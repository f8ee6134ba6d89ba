import { chanceOf } from '../apis/courses/chance.ts';

/** Pseudo-random choices that are always the same for the same string. */
export interface Random {
  /** A whole number between two limits, both inclusive. */
  readonly int: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

export function randomOf(text: string): Random {
  let turn = 0;
  const next = () => chanceOf(`${text} ${(turn += 1)}`);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
  };
}
