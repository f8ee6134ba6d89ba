import type { Scheme, TileStatus } from '../types.ts';

/** The committed application status of each scheme (ugApplicationStatus, ucApplicationStatus). */
export type CommittedStatuses = Readonly<Record<Scheme, TileStatus>>;

export const nothingCommitted: CommittedStatuses = { ug: 'notStarted', uc: 'notStarted' };

/**
 * Commits the statuses of the visible tiles (APP-61). A scheme whose tile was removed is reset to
 * notStarted, except ug in clearing mode, whose committed status does not change (APP-62).
 */
export function commitStatuses(
  previous: CommittedStatuses,
  shown: Readonly<Partial<Record<Scheme, TileStatus>>>,
  clearingMode: boolean,
): CommittedStatuses {
  const commit = (scheme: Scheme): TileStatus => {
    const keeps = scheme === 'ug' && clearingMode;
    return shown[scheme] ?? (keeps ? previous[scheme] : 'notStarted');
  };
  return { ug: commit('ug'), uc: commit('uc') };
}
