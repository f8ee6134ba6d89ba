import { choiceStatusOf } from '../choices/choice-status.ts';
import { normaliseStatus } from './normalise.ts';
import {
  clearingModeTable,
  trackingTable,
  unmatchedClearingStatus,
  unmatchedStatus,
} from './tracking-map.ts';
import type { AppInfoPart, Scheme, TileStatus } from '../types.ts';

export interface TrackedTile {
  scheme: Scheme;
  /** Whether the tile is in clearing mode: `isTileClearing`. */
  clearingMode: boolean;
  part: AppInfoPart;
}

/**
 * Returns the tile status from tracking (selection rule 5), according to `tracking-map.ts`. Returns
 * null if tracking has no status or the application is not started; the tile then shows the apply
 * state (AMB-15). A status that matches no row has a separate result (APP-52, APP-53).
 */
export function trackedTileStatus({ scheme, clearingMode, part }: TrackedTile): TileStatus | null {
  const status = normaliseStatus(part.applicationStatus);
  if (status === '' || !part.applicationStarted) return null;

  const isUgInClearingMode = scheme === 'ug' && clearingMode;
  const override = isUgInClearingMode
    ? clearingModeTable.find((row) => normaliseStatus(row.tracking) === status)
    : undefined;
  if (override && 'gives' in override) return override.gives;

  const effective = override ? normaliseStatus(override.readAs) : status;
  const facts = { scheme, part, choiceCodes: choiceCodes(part) };
  const match = trackingTable.find(
    (row) =>
      row.tracking.some((tracking) => normaliseStatus(tracking) === effective) &&
      row.when.every((condition) => condition(facts)),
  );
  return match?.gives ?? (isUgInClearingMode ? unmatchedClearingStatus : unmatchedStatus);
}

function choiceCodes(part: AppInfoPart): ReadonlySet<string> {
  return new Set(part.originalApplications.map(choiceStatusOf));
}
