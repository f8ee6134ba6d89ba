import type { AppInfoPart } from './types.ts';

export const referenceSteps = ['required', 'requested', 'returned'] as const;

export interface ReferenceStep {
  step: (typeof referenceSteps)[number];
  /** Whether the step is finished, is the applicant's to do, or someone else's. */
  state: 'done' | 'yours' | 'theirs';
}

type Flags = Pick<
  AppInfoPart,
  | 'referenceRequired'
  | 'referenceRequested'
  | 'referenceReturned'
  | 'applicationApprovalRequested'
  | 'applicationReturned'
>;

export function referenceProgress(part: Flags): readonly ReferenceStep[] {
  if (!part.referenceRequired) return [];
  // The reference came back, or the school has the application and sends it with the reference.
  // Then applicants must not be told to request it, whatever the flag is.
  const isAsked =
    part.referenceRequested ||
    part.referenceReturned ||
    part.applicationApprovalRequested ||
    part.applicationReturned;
  return [
    { step: 'required', state: isAsked ? 'done' : 'yours' },
    { step: 'requested', state: isAsked ? 'done' : 'theirs' },
    { step: 'returned', state: part.referenceReturned ? 'done' : 'theirs' },
  ];
}
