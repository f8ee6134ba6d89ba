import { trackedTileStatus, type TrackedTile } from './tracking/track-status.ts';
import type { AppInfoPart, KnownMode, TileStatus } from './types.ts';

export const isForcedMode = (mode: KnownMode): boolean =>
  isMaintenanceMode(mode) || mode === 'updating';

/**
 * Checks whether tracking data must be hidden: in a forced mode, and in an unknown mode, which may
 * be a forced mode (AMB-111).
 */
export const holdsBack = (mode: KnownMode): boolean => mode === null || isForcedMode(mode);

/** The mode 'unavailable' has the same effect as maintenance (AMB-5). */
const isMaintenanceMode = (mode: KnownMode) => mode === 'maintenance' || mode === 'unavailable';

export interface TileInput extends TrackedTile {
  /** The state that is forced in the debug area; null if no state is forced. */
  debugStatus: TileStatus | null;
  mode: KnownMode;
  /** True for the 'Start / Continue application' tile, which does not have an application. */
  isStartNewTile: boolean;
  /** Set in a hub that cannot see an application before it is sent. */
  isUnsentHidden?: boolean;
}

/**
 * Returns the status of a tile by the nine selection rules of specification 1, section 4. The first
 * rule that returns a status applies (APP-23). The last rule always returns a status.
 */
export function selectTileStatus(tile: TileInput): TileStatus {
  for (const rule of selectionRules) {
    const status = rule.status(tile);
    if (status !== null) return status;
  }
  // Rule 9 (APP-22). An application that the hub cannot see may have been started.
  return tile.isUnsentHidden ? 'default' : 'start';
}

const selectionRules: readonly { row: string; status: (tile: TileInput) => TileStatus | null }[] = [
  { row: 'APP-10', status: (tile) => tile.debugStatus },
  { row: 'APP-11', status: (tile) => (isInMaintenance(tile) ? 'unavailable' : null) },
  { row: 'APP-12', status: (tile) => (tile.mode === 'updating' ? 'updating' : null) },
  { row: 'APP-13', status: (tile) => (tile.part.isInEmbargo ? 'embargo' : null) },
  { row: 'APP-14', status: trackedTileStatus },
  { row: 'APP-15', status: (tile) => (tile.part.applyUnavailable ? 'unavailable' : null) },
  { row: 'APP-16', status: (tile) => (tile.isStartNewTile ? 'startNewApplication' : null) },
  { row: 'APP-17 to APP-21', status: (tile) => applyStatus(tile.part) },
];

/** Whether tracking or the mode reports maintenance. The cause of any other outage is unknown. */
export const reportsMaintenance = (
  part: Pick<AppInfoPart, 'isInMaintenance'>,
  mode: KnownMode,
): boolean => part.isInMaintenance || isMaintenanceMode(mode);

/** An unknown mode also counts, because it may be maintenance (AMB-111). */
function isInMaintenance({ part, mode }: TileInput): boolean {
  return mode === null || reportsMaintenance(part, mode);
}

/** Rule 8, a to e, for an application that is in progress or was just sent. */
function applyStatus(part: AppInfoPart): TileStatus | null {
  if (!part.applicationStarted) return null;
  if (part.applicationApprovalRequested && !part.applicationReturned) return 'awaitingApproval';
  if (part.applicationReturned && !part.applicationCompleted) return 'applicationReturned';
  if (part.applicationSent) return 'sentProcessing';
  return part.percentComplete >= 100 ? 'ready' : 'inProgress';
}
