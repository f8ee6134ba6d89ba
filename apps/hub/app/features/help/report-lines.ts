import { m } from '@applicant-hub/copy';
import type {
  ApplyView,
  TileView,
} from '#app/features/application-status/tile/tiles-view-types.ts';

/**
 * The status tiles as lines of text: each status, each choice, and the time of the check.
 *
 * @param view null in a year without tiles
 */
export function linesOf(view: ApplyView | null): string[] {
  const shown = view === null ? [] : [...waiting(view), ...view.tiles.flatMap(tileLines)];
  if (view === null || (shown.length === 0 && view.unchecked.length === 0))
    return [m.report_none_shown()];
  const isChecked = view.state === 'ready' && view.tiles.every((tile) => tile.lastChecked === null);
  return [...shown, ...view.unchecked, ...(isChecked ? [view.checkedAt] : [])];
}

const waiting = ({ state, remembered }: ApplyView): string[] =>
  state === 'pending' ? [m.apply_pending(), ...remembered] : [];

const tileLines = ({ kind, heading, lastChecked, problem, place, choices }: TileView): string[] => [
  ...(lastChecked === null ? [] : [lastChecked]),
  `${kind}: ${heading}`,
  ...(problem === null ? [] : [problem]),
  ...(place === undefined ? [] : [place]),
  ...choices.map(({ institution, course, label }) =>
    m.report_choice({ university: institution, course, state: label }),
  ),
];
