import type { Figure } from './goals.ts';
import type { LoadResult } from './load.ts';
import { median } from './statistics.ts';

/** A page of somebody who has so many favourites of each kind. */
export interface Load {
  readonly page: string;
  readonly favourites: number;
}

/** What one load cost in one round. */
export interface Reading extends Load {
  readonly result: LoadResult;
}

/** How much a page's cost may grow from some favourites to many. */
export interface GrowthGoal {
  readonly page: string;
  readonly few: number;
  readonly many: number;
  /** The most that `many` may cost, in costs of `few`. */
  readonly atMost: number;
}

/** What each load costs. */
export function costFigures(loads: readonly Load[], rounds: readonly Reading[][]): Figure[] {
  const of = (load: Load, figure: keyof LoadResult) =>
    median(rounds.map((readings) => find(readings, load)[figure]));
  return loads.flatMap((load) => [
    {
      measure: `${load.page}, ${load.favourites} favourites of each kind`,
      value: of(load, 'pagesPerSecond'),
      unit: 'pages/s',
    },
    { measure: '  server CPU per page', value: of(load, 'cpuMs'), unit: 'ms', digits: 2 },
  ]);
}

/**
 * How a page's cost grows with the favourites, by the server's own time: pages per second also
 * say what else the machine does.
 */
export function growthFigure(
  { page, few, many, atMost }: GrowthGoal,
  rounds: readonly Reading[][],
): Figure {
  const cost = (readings: Reading[], favourites: number) =>
    find(readings, { page, favourites }).cpuMs;
  return {
    measure: `${page}, ${many} favourites to ${few}, by server CPU`,
    value: median(rounds.map((readings) => cost(readings, many) / cost(readings, few))),
    unit: '×',
    digits: 2,
    goal: { atMost },
  };
}

function find(readings: readonly Reading[], { page, favourites }: Load): LoadResult {
  const found = readings.find((one) => one.page === page && one.favourites === favourites);
  if (found === undefined) throw new RangeError(`no reading of ${page} with ${favourites}`);
  return found.result;
}
