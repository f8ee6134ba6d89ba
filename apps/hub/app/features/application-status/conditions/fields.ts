/** The names of the fields. Forms restored after sign-in depend on them. */
export const conditionsFields = {
  text: 'conditions',
  /** The saved text when the form was opened, to find a change on another device. */
  base: 'base',
  intent: 'intent',
} as const;

export const conditionsIntents = ['save', 'delete'] as const;
