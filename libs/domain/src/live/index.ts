export { askAgainIn, askCommentsIn } from './asking.ts';
export { countdown, type Countdown, spokenAt } from './countdown.ts';
export { hasComments, liveState, type LiveState } from './live-state.ts';
