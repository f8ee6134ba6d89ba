import type { AppInfoPart } from './types.ts';

export const referenceSteps = ['required', 'requested', 'returned'] as const;

export interface ReferenceStep {
  step: (typeof referenceSteps)[number];
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
  // If the reference was returned, or if the school has the application and sends it with the
  // reference, the hub must not ask applicants to request a reference, whatever the value of
  // `referenceRequested`.
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
