import type { TileStatus } from './types.ts';

export const confettiMs = 10_000;

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

export function isCelebrated(status: TileStatus): boolean {
  return celebratedStatuses.includes(status);
}
