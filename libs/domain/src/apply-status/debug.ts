import type { AppInfoPart, Scheme, TileStatus } from './types.ts';

/**
 * The states that the debug area can force, exactly as the specification lists them (DBG-3 to
 * DBG-6, AMB-14).
 */
export const debugStatuses: Readonly<Record<Scheme, readonly TileStatus[]>> = {
  ug: [
    // DBG-3
    'notStarted',
    'default',
    'start',
    'awaitingApproval',
    'applicationReturned',
    'inProgress',
    'ready',
    'sentProcessing',
    'sent',
    'waitingForDecisions',
    'decisionsReceived',
    'awaitingConfirm',
    'awaitingConfirmReasons',
    // DBG-4
    'unplaced',
    'clearingUnplaced',
    'clearingAddChoice',
    'clearingWaiting',
    'clearingUnknown',
    'placedFirm',
    'placedInsurance',
    'placed',
    'withdrawn',
    'unavailable',
    'embargo',
    'updating',
    // DBG-5
    'extraNotOpen',
    'extraUnplaced',
    'extraWaiting',
    'extraOffer',
    'clearingPlacedFirm',
    'clearingPlacedInsurance',
    'unconditional',
    'unconditionalUCCF',
    'unconditionalUCCFCI',
    'unconditionalUCCFUI',
    'unconditionalUCCIUCCF',
    'UCCF',
    'UCCFCI',
    'UCCI',
    'UCCFUI',
  ],
  // DBG-6
  uc: [
    'notStarted',
    'default',
    'start',
    'inProgress',
    'ready',
    'sentProcessing',
    'sent',
    'waitingForDecisions',
    'decisionsReceived',
    'awaitingConfirm',
    'unplaced',
    'placed',
    'withdrawn',
    'unavailable',
    'updating',
  ],
};

export function isDebugStatus(scheme: Scheme, value: string): value is TileStatus {
  return debugStatuses[scheme].some((status) => status === value);
}

export function debugStarted(status: TileStatus): boolean {
  return status !== 'notStarted';
}

/** Applies a forced debug state to the part; null leaves the part unchanged (DBG-7). */
export function withDebugStatus(part: AppInfoPart, status: TileStatus | null): AppInfoPart {
  return status === null ? part : { ...part, applicationStarted: debugStarted(status) };
}
