import { m } from '@applicant-hub/copy';
import type { TileView } from '#app/features/application-status/tile/tiles-view-types.ts';

/** One line for the status of an application, and one for each of its choices. */
export const linesOf = (tile: TileView): string[] => [
  `${tile.kind}: ${tile.heading}`,
  ...(tile.place === undefined ? [] : [tile.place]),
  ...tile.choices.map(({ institution, course, label }) =>
    m.report_choice({ university: institution, course, state: label }),
  ),
];
