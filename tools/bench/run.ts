import type { Figure } from './goals.ts';

/** How long and how often everything is measured. */
export interface Run {
  readonly rounds: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Pages that each process serves before it is compared with another number of processes. */
  readonly youngPages: number;
  /** Pages before the first and before the second reading of the heap. */
  readonly heapPages: readonly [first: number, second: number];
  /** Pages asked for on each of 10 connections while an upstream hangs. */
  readonly hungPages: number;
  /** Pages of results under each filter, in each round. */
  readonly resultPages: number;
  /** How often each interaction is made, each time on a page of its own. */
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

/** For work on the benchmark itself: right in kind, too short to quote. */
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

/** What one part of the benchmark found. */
export interface Measured {
  readonly figures: readonly Figure[];
  /** Every single reading behind the figures. */
  readonly raw: unknown;
}

/** What is measured has one core to itself, and what asks for it has the other. */
export const serverCore = 0;
export const loadCore = 1;
