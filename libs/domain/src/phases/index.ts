export { cyclePhase, type CyclePhase, isCycleOver } from './cycle-phase.ts';
export { findMilestones } from './milestones.ts';
export { phaseMessage, type PhaseMessage } from './phase-message.ts';
