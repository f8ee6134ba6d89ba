import type { StudyLevel } from '../apply-status/types.ts';

export type ContainerState = 'loading' | 'onboarding' | 'timer' | 'screen';

/** The state of the whole page; the first state whose condition is met (SH-41 to SH-45). */
export function containerState({
  settingsLoaded,
  studyLevel,
  timerLink,
}: {
  settingsLoaded: boolean;
  /** The saved level, without a default. A user without a saved level sees the onboarding first. */
  studyLevel: StudyLevel | null;
  /** The address of the clearing queue; empty when there is no queue. */
  timerLink: string;
}): ContainerState {
  if (!settingsLoaded) return 'loading';
  if (studyLevel === null) return 'onboarding';
  return timerLink === '' ? 'screen' : 'timer';
}
