import type { AppInfoPart } from './types.ts';

/** The steps of a reference, in order (EXT-25). */
export const referenceSteps = ['required', 'requested', 'returned'] as const;

export interface ReferenceStep {
  step: (typeof referenceSteps)[number];
  done: boolean;
}

/** How far the reference is: its three steps, or none when no reference is needed (EXT-25). */
export function referenceProgress(
  part: Pick<AppInfoPart, 'referenceRequired' | 'referenceRequested' | 'referenceReturned'>,
): readonly ReferenceStep[] {
  if (!part.referenceRequired) return [];
  return [
    { step: 'required', done: true },
    // A reference that came back was asked for, whatever the flag says.
    { step: 'requested', done: part.referenceRequested || part.referenceReturned },
    { step: 'returned', done: part.referenceReturned },
  ];
}
