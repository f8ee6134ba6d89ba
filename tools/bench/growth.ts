import type { Figure } from './goals.ts';
import type { LoadResult } from './load/load.ts';
import { median } from './statistics.ts';

export interface Load {
  readonly page: string;
  readonly favourites: number;
}

export interface Reading extends Load {
  readonly result: LoadResult;
}

export interface Comparison extends Pick<Figure, 'measure' | 'goal' | 'fail'> {
  readonly of: Load;
  readonly to: Load;
}

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
 * The cost of one load relative to another, by the server's CPU time. Pages per second would also
 * depend on other work on the machine.
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
  if (found === undefined)
    throw new RangeError(`${page} was not measured with ${favourites} favourites`);
  return found.result;
}
