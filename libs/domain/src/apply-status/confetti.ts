import type { TileStatus } from './types.ts';

/** How long the confetti falls, in milliseconds (APP-7). */
export const confettiMs = 10_000;

/** The placed statuses (APP-6). */
export const celebratedStatuses: readonly TileStatus[] = [
  'placed',
  'placedFirm',
  'placedInsurance',
  'clearingPlacedFirm',
  'clearingPlacedInsurance',
  'unconditional',
  'unconditionalUCCF',
  'unconditionalUCCFCI',
  'unconditionalUCCFUI',
  'unconditionalUCCIUCCF',
];

/** Whether confetti falls when this status first shows (APP-6). */
export function isCelebrated(status: TileStatus): boolean {
  return celebratedStatuses.includes(status);
}
