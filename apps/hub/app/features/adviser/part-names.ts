import { m } from '@applicant-hub/copy';
import type { SharePart } from '@applicant-hub/domain';

/** What each part is called. */
export const partNames: Readonly<Record<SharePart, () => string>> = {
  status: m.adviser_status,
  shortlist: m.adviser_shortlist,
  dates: m.adviser_dates,
  statement: m.adviser_statement,
};

/** Several parts in a sentence: 'applications and shortlist'. */
export const partWords = (parts: readonly SharePart[]): string =>
  inSentence.format(parts.map((part) => partNames[part]().toLowerCase()));

const inSentence = new Intl.ListFormat('en-GB');
