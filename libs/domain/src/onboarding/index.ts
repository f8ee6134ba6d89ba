export * from './draft.ts';
export * from './errors.ts';
export * from './fields.ts';
export { isStored, onboardingToSave } from './panel-answers.ts';
export { changeContactMethod, readStep } from './read-step.ts';
export {
  askedFields,
  onboardingSteps,
  stepFields,
  stepsFor,
  type OnboardingStep,
} from './steps.ts';
