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
    reason: 'An applicant with fewer than four subjects has empty fields for the others.',
  })),
  {
    provider: 'events-api',
    interaction: 'a request for the key dates of no scheme',
    path: 'header.Authorization',
    kind: 'renamed',
    reason: 'Key dates are also readable without a session.',
  },
  {
    provider: 'own-dates-api',
    interaction: 'a new own date of somebody who has too many',
    path: 'path[3]',
    kind: 'renamed',
    reason: 'The limit is reached, so a date is refused with any id.',
  },
];
