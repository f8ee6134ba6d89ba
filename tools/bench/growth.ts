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

/** Two loads whose costs are compared, and the lines of the ratio. */
export interface Comparison extends Pick<Figure, 'measure' | 'goal' | 'fail'> {
  readonly of: Load;
  readonly to: Load;
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
 * What one load costs in costs of another, by the server's own time: pages per second also say what
 * else the machine does.
 */
export function ratioFigure(
  { of, to, ...lines }: Comparison,
  rounds: readonly Reading[][],
): Figure {
  const ratios = rounds.map((readings) => find(readings, of).cpuMs / find(readings, to).cpuMs);
  return { value: median(ratios), unit: '×', digits: 2, ...lines };
}

function find(readings: readonly Reading[], { page, favourites }: Load): LoadResult {
  const found = readings.find((one) => one.page === page && one.favourites === favourites);
  if (found === undefined) throw new RangeError(`no reading of ${page} with ${favourites}`);
  return found.result;
}
