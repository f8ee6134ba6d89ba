export { type CallOutcome, callOutcomes, inCallOrder, universitiesToCall } from './calls.ts';
