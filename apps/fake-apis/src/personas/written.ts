import { neutralApplyResponse, type ApplyResponse } from '../apis/apply/response.ts';

interface WrittenFacts {
  readonly entryYear: number;
  readonly percentComplete: number;
  readonly sent?: boolean;
  /** Progress of the reference; an independent application may need no reference. */
  readonly reference?: 'not needed' | 'not asked' | 'asked' | 'returned';
  /** State of the review by the adviser of a school or centre. */
  readonly centre?: 'approval asked' | 'sent back';
}

export function written({
  entryYear,
  percentComplete,
  sent = false,
  reference = 'not asked',
  centre,
}: WrittenFacts): ApplyResponse {
  return {
    ...neutralApplyResponse(entryYear),
    applicationStatusData: {
      percentComplete,
      applicationCompleted: percentComplete === 100,
      applicationSent: sent,
      referenceSection: {
        referenceRequired: reference !== 'not needed',
        referenceRequested: reference === 'asked' || reference === 'returned',
        referenceReturned: reference === 'returned',
      },
    },
    centreData: {
      applicationApprovalRequested: centre !== undefined,
      applicationReturned: centre === 'sent back',
    },
  };
}
