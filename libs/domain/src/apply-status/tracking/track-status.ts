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
  /** Clearing mode of the tile: `isTileClearing`. */
  clearingMode: boolean;
  part: AppInfoPart;
}

/**
 * The tile status from tracking (selection rule 5), by the tables of `tracking-map.ts`. Null when
 * tracking has no status or the application is not started, so that the apply state is shown
 * (AMB-15). A status that no row matches has its own result (APP-52, APP-53).
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
