/** Names of the form's fields. */
export const applicationFields = {
  studyYear: 'studyYear',
  studyLevel: 'studyLevel',
  /** The application to go to once everything is saved, as `openName` says it. */
  open: 'open',
} as const;
