/** What the live page shows; the first that fits counts. */
export type LiveState =
  /** Nothing is planned (LIV-4). */
  | 'disabled'
  /** It has not started: the holding panel with its countdown (LIV-5). */
  | 'holding'
  /** It has started and can be watched (LIV-7). */
  | 'showing'
  /** It should have started, and there is nothing to watch yet (LIV-8). */
  | 'awaiting';

/** What decides it. */
export interface LiveSchedule {
  readonly enabled: boolean;
  /** Epoch seconds of the start. */
  readonly time: number;
  /** Whether there is something to watch. */
  readonly hasEmbed: boolean;
}

/** The state of a live event at a moment. What can be watched early still waits for the start. */
export function liveState({ enabled, time, hasEmbed }: LiveSchedule, now: Date): LiveState {
  if (!enabled) return 'disabled';
  if (now.getTime() < time * 1000) return 'holding';
  return hasEmbed ? 'showing' : 'awaiting';
}

/** What has to be there for comments, before anybody is asked who somebody is (LIV-9). */
export interface CommentSwitches {
  /** Null while it is not known. */
  readonly enabled: boolean | null;
  readonly comments: boolean;
  /** Identifier of the thread; empty when there is none. */
  readonly disqus: string;
}

/** Whether an event has comments: for those whose sign-in could be had (LIV-9). */
export const hasComments = ({ enabled, comments, disqus }: CommentSwitches): boolean =>
  enabled === true && comments && disqus.trim() !== '';
