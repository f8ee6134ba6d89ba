/** Why a carousel does not turn for now. */
export type PauseReason =
  | 'stopped'
  /** A video plays in it, say. */
  | 'told'
  | 'pointer'
  | 'focus'
  /** It is not on the screen. */
  | 'away'
  /** The page is not. */
  | 'hidden';

/** How long a slide stands, in milliseconds. */
const TURN_MS = 6_000;

/** What a turn adds to the place. */
export const stepOf = (direction: 'forward' | 'back' = 'forward'): 1 | -1 =>
  direction === 'back' ? -1 : 1;

/** Calls back every six seconds while nothing pauses it; after a pause the six seconds are whole. */
export function autoplayTimer() {
  let turn: () => void = () => undefined;
  // Until the browser has said that it is seen, it is not.
  const reasons = new Set<PauseReason>(['away']);
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    /** What it calls from now on. */
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
