import type { Figure } from './goals.ts';
import type { LoadResult } from './load.ts';
import { median } from './statistics.ts';

/** What the dashboard cost in one round while so many widgets were shown. */
export interface WidgetReading {
  readonly shown: number;
  readonly result: LoadResult;
}

/** The page says of each widget what it is; these two are no part of the grid. */
const beside = ['Apply', 'Favourites'];

/** The widgets of the grid that a page shows, in the order of its markup. */
export function shownWidgets(html: string): string[] {
  const ids = [...html.matchAll(/ data-widget="(\w+)"/g)].map(([, id = '']) => id);
  return [...new Set(ids)].filter((id) => !beside.includes(id));
}

/** How many widgets are shown in turn: none, four, eight as far as there are so many, and all. */
export const stepsTo = (all: number): number[] =>
  [...new Set([0, 4, 8, all])].filter((shown) => shown <= all);

/** What the dashboard costs with so many widgets, and what one more of them costs. */
export function widgetFigures(rounds: readonly (readonly WidgetReading[])[]): Figure[] {
  const steps = rounds[0]?.map(({ shown }) => shown) ?? [];
  const cost = (readings: readonly WidgetReading[], step: number) =>
    readings[step]?.result.cpuMs ?? NaN;
  const last = steps.length - 1;
  return [
    ...steps.map((shown, step) => ({
      measure: `dashboard, ${shown} widgets shown: server CPU per page`,
      value: median(rounds.map((readings) => cost(readings, step))),
      unit: 'ms',
      digits: 2,
    })),
    {
      measure: '  each widget, in dashboards without one',
      value: median(
        rounds.map(
          (readings) => (cost(readings, last) / cost(readings, 0) - 1) / (steps[last] ?? 1),
        ),
      ),
      unit: '×',
      digits: 3,
      goal: { atMost: 0.08 },
    },
  ];
}
