/** Reason why a carousel is paused. */
export type PauseReason =
  | 'stopped'
  /** Set by the caller, for example while a video plays. */
  | 'told'
  | 'pointer'
  | 'focus'
  /** The carousel is not on the screen. */
  | 'away'
  /** The page is not visible. */
  | 'hidden';

/** Time for which each slide is shown, in milliseconds. */
const TURN_MS = 6_000;

/** Index offset of one turn. */
export const stepOf = (direction: 'forward' | 'back' = 'forward'): 1 | -1 =>
  direction === 'back' ? -1 : 1;

/**
 * Calls back every six seconds while there is no reason for a pause. After a pause, the six seconds
 * start again.
 */
export function autoplayTimer() {
  let turn: () => void = () => undefined;
  // Paused until the browser reports that the carousel is visible.
  const reasons = new Set<PauseReason>(['away']);
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    /** Sets the callback for the following turns. */
    onTurn(callback: () => void) {
      turn = callback;
    },
    pause(reason: PauseReason, isOn: boolean) {
      if (reasons.has(reason) === isOn) return;
      if (isOn) reasons.add(reason);
      else reasons.delete(reason);
      clearInterval(timer);
      timer = reasons.size === 0 ? setInterval(() => turn(), TURN_MS) : undefined;
    },
  };
}
