import type { StudyLevel } from '../apply-status/types.ts';

/** What the whole page shows. */
export type ContainerState = 'loading' | 'onboarding' | 'timer' | 'screen';

/** The state of the container, in its order (SH-41 to SH-45). */
export function containerState({
  settingsLoaded,
  studyLevel,
  timerLink,
}: {
  settingsLoaded: boolean;
  /** The saved level, not the default: without one the user is asked first. */
  studyLevel: StudyLevel | null;
  /** Where the clearing queue leads; empty when there is no queue. */
  timerLink: string;
}): ContainerState {
  if (!settingsLoaded) return 'loading';
  if (studyLevel === null) return 'onboarding';
  return timerLink === '' ? 'screen' : 'timer';
}
