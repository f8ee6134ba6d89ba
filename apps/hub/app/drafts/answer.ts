import type { ServerText } from './machine.ts';

/** What a script is told of a save. */
export type DraftAnswer =
  /** `savedTime` is the time on London's clocks. */
  | { outcome: 'saved'; version: number; savedTime: string }
  | { outcome: 'conflict'; other: ServerText }
  | { outcome: 'refused'; message: string }
  /** Nobody is signed in any more, or somebody else is. */
  | { outcome: 'signedOut' }
  /** The page is of an earlier session of the same person: this is the form token of the new one. */
  | { outcome: 'token'; token: string }
  | { outcome: 'failed' };
