import { m } from '@applicant-hub/copy';
import type {
  ApplyView,
  TileView,
} from '#app/features/application-status/tile/tiles-view-types.ts';

/** What the status tiles of the hub show, one line for each status and each choice. */
export const linesOf = ({ state, remembered, tiles, unchecked }: ApplyView): string[] => [
  ...(state === 'pending' ? [m.apply_pending(), ...remembered] : []),
  ...tiles.flatMap(tileLines),
  ...unchecked,
];

const tileLines = ({ kind, heading, lastChecked, problem, place, choices }: TileView): string[] => [
  ...(lastChecked === null ? [] : [lastChecked]),
  `${kind}: ${heading}`,
  ...(problem === null ? [] : [problem]),
  ...(place === undefined ? [] : [place]),
  ...choices.map(({ institution, course, label }) =>
    m.report_choice({ university: institution, course, state: label }),
  ),
];
