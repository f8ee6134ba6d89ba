/** Names of the form's fields. */
export const applicationFields = {
  studyYear: 'studyYear',
  studyLevel: 'studyLevel',
  /** The application to go to once everything is saved, as `openName` says it. */
  open: 'open',
  /** The choice that the buttons of the page are about, as `choiceName` says it. */
  shown: 'shown',
} as const;

/** Id of what people without scripts come back to. */
export const CHOICE_PART = 'applications';
