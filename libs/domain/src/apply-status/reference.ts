import type { AppInfoPart } from './types.ts';

/** The steps of a reference, in order (EXT-25). */
export const referenceSteps = ['required', 'requested', 'returned'] as const;

export interface ReferenceStep {
  step: (typeof referenceSteps)[number];
  /** Whether it is done, is for the applicant to do, or is somebody else's. */
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

/** How far the reference is: its three steps, or none when no reference is needed (EXT-25). */
export function referenceProgress(part: Flags): readonly ReferenceStep[] {
  if (!part.referenceRequired) return [];
  // It came back, or the school has the application, which it sends on with the reference: nobody is
  // told to ask for what is being written, whatever the flag says.
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
