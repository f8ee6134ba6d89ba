import type { TileStatus } from './types.ts';

/** The statuses that the clearing timer and the support areas accept (APP-110). */
export const clearingSupportStatuses: readonly TileStatus[] = [
  'placedFirm',
  'placedInsurance',
  'unplaced',
  'clearingUnplaced',
  'clearingWaiting',
  'unconditional',
  'unconditionalUCCF',
  'unconditionalUCCFCI',
  'unconditionalUCCFUI',
  'unconditionalUCCIUCCF',
];

/** Whether the clearing timer and the support areas accept a status (APP-110). */
export function isClearingSupportStatus(status: TileStatus): boolean {
  return clearingSupportStatuses.includes(status);
}
