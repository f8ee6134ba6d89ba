import { trackedTileStatus, type TrackedTile } from './track-status.ts';
import type { AppInfoPart, KnownMode, TileStatus } from './types.ts';

/** A mode is forced when it fixes the status of a tile (AMB-6). */
export const isForcedMode = (mode: KnownMode): boolean =>
  isMaintenanceMode(mode) || mode === 'updating';

/**
 * Whether nothing that tracking reports may be told: a forced mode holds it back, and one that is not
 * known might (AMB-111).
 */
export const holdsBack = (mode: KnownMode): boolean => mode === null || isForcedMode(mode);

/** The mode 'unavailable' counts as maintenance (AMB-5). */
const isMaintenanceMode = (mode: KnownMode) => mode === 'maintenance' || mode === 'unavailable';

/** Everything that decides which status a tile shows. */
export interface TileInput extends TrackedTile {
  /** The state forced in the debug area, or null. */
  debugStatus: TileStatus | null;
  /** The mode of the tile's own scheme. */
  mode: KnownMode;
  /** True for the 'Start / Continue application' tile, which has no application of its own. */
  isStartNewTile: boolean;
}

/**
 * The status of a tile: the nine selection rules of specification 1, section 4. The first rule
 * that gives a status wins (APP-23); the last one always does, so the function is total.
 */
export function selectTileStatus(tile: TileInput): TileStatus {
  for (const rule of selectionRules) {
    const status = rule.status(tile);
    if (status !== null) return status;
  }
  return 'start'; // Rule 9 (APP-22).
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

/** Tracking says so, or the mode does, or it may do so: it is not known (AMB-111). */
function isInMaintenance({ part, mode }: TileInput): boolean {
  return part.isInMaintenance || mode === null || isMaintenanceMode(mode);
}

/** Rule 8, a to e, for an application that is being written or was just sent. */
function applyStatus(part: AppInfoPart): TileStatus | null {
  if (!part.applicationStarted) return null;
  if (part.applicationApprovalRequested && !part.applicationReturned) return 'awaitingApproval';
  if (part.applicationReturned && !part.applicationCompleted) return 'applicationReturned';
  if (part.applicationSent) return 'sentProcessing';
  return part.percentComplete >= 100 ? 'ready' : 'inProgress';
}
