export { nextRequestIn, nextCommentsRequestIn } from './request-times.ts';
export { countdown, type Countdown, spokenAt } from './countdown.ts';
export { hasComments, liveState, type LiveState } from './live-state.ts';
