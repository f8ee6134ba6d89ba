/** The names of the fields. Forms restored after sign-in depend on them. */
export const callFields = {
  id: 'id',
  university: 'university',
  outcome: 'outcome',
  words: 'words',
} as const;
