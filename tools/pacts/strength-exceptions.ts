/** A change that may pass unnoticed, and why. */
export interface StrengthException {
  readonly provider: string;
  /** The description of the interaction. */
  readonly interaction: string;
  /** What is changed, and how, as the measurement names them. */
  readonly path: string;
  readonly kind: string;
  readonly reason: string;
}

/** As short as can be: one that is not needed any more fails the measurement. */
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
