export type LiveState =
  /** No event is planned (LIV-4). */
  | 'disabled'
  /** The event has not started: the holding panel with its countdown (LIV-5). */
  | 'holding'
  /** The event has started and can be watched (LIV-7). */
  | 'showing'
  /** The event should have started, but there is no player yet (LIV-8). */
  | 'awaiting';

export interface LiveSchedule {
  readonly enabled: boolean;
  /** Epoch seconds of the start. */
  readonly time: number;
  /** Whether there is a player. */
  readonly hasEmbed: boolean;
}

/** A player that is ready early is not shown before the start. */
export function liveState({ enabled, time, hasEmbed }: LiveSchedule, now: Date): LiveState {
  if (!enabled) return 'disabled';
  if (now.getTime() < time * 1000) return 'holding';
  return hasEmbed ? 'showing' : 'awaiting';
}

/** The conditions for comments that are the same for every user (LIV-9). */
export interface CommentSwitches {
  /** Null while unknown. */
  readonly enabled: boolean | null;
  readonly comments: boolean;
  /** Identifier of the thread; empty when there is none. */
  readonly disqus: string;
}

/** Whether an event has comments for signed-in users (LIV-9). */
export const hasComments = ({ enabled, comments, disqus }: CommentSwitches): boolean =>
  enabled === true && comments && disqus.trim() !== '';
