export { type ClosedWaysInput, closedWays, isClearingFor } from './closed-ways.ts';
export { cyclePhase, type CyclePhase } from './cycle-phase.ts';
export { cycleDateOf, findMilestones, resultsOf } from './milestones.ts';
export { phaseMessage, type PhaseMessage } from './phase-message.ts';
export * from './year-status.ts';
