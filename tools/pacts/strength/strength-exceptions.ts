export interface StrengthException {
  readonly provider: string;
  readonly interaction: string;
  /** The changed part and the kind of change, as named by the measurement. */
  readonly path: string;
  readonly kind: string;
  readonly reason: string;
}

/** Keep this list minimal: an unused exception fails the measurement. */
export const strengthExceptions: readonly StrengthException[] = [
  ...['SUBJ_2', 'SUBJ_3'].map((column) => ({
    provider: 'content-api',
    interaction: 'a request for the subject CSV',
    path: `$.${column}`,
    kind: 'null',
    reason: 'Who has fewer than four subjects has the others empty.',
  })),
  {
    provider: 'events-api',
    interaction: 'a request for the key dates of no scheme',
    path: 'header.Authorization',
    kind: 'renamed',
    reason: 'Key dates are open to those who are not signed in.',
  },
  {
    provider: 'own-dates-api',
    interaction: 'a new own date of somebody who has too many',
    path: 'path[3]',
    kind: 'renamed',
    reason: 'There is no room for a date of whatever id.',
  },
];
