export const applicationFields = {
  studyYear: 'studyYear',
  studyLevel: 'studyLevel',
  /** The application to open after saving, as `openName` returns it. */
  open: 'open',
  /** The choice that the buttons were rendered for, as `choiceName` returns it. */
  shown: 'shown',
} as const;

/** Id of the section that users without scripts return to. */
export const CHOICE_PART = 'applications';
