import type { Figure } from './goals.ts';

export interface Run {
  readonly rounds: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /**
   * Number of pages that each process serves before processes are compared, because new processes
   * are slower.
   */
  readonly youngPages: number;
  /** Number of pages that are loaded before the first and the second reading of the heap. */
  readonly heapPages: readonly [first: number, second: number];
  /** Pages requested on each of 10 connections while an upstream hangs. */
  readonly hungPages: number;
  /** Pages of results for each filter, in each round. */
  readonly resultPages: number;
  /** Repetitions of each interaction, each on a new page. */
  readonly interactions: number;
}

export const fullRun: Run = {
  rounds: 5,
  warmUpSeconds: 3,
  seconds: 8,
  youngPages: 5_000,
  heapPages: [10_000, 60_000],
  hungPages: 20,
  resultPages: 30,
  interactions: 7,
};

/** For work on the benchmark itself: all parts run, but too briefly for reliable figures. */
export const quickRun: Run = {
  rounds: 1,
  warmUpSeconds: 1,
  seconds: 2,
  youngPages: 100,
  heapPages: [500, 1_500],
  hungPages: 3,
  resultPages: 5,
  interactions: 1,
};

export interface Measured {
  readonly figures: readonly Figure[];
  /** All individual readings from which the figures are calculated. */
  readonly raw: unknown;
}

/** The server that is measured has this core to itself. The load generator has another core. */
export const serverCore = 0;
export const loadCore = 1;
