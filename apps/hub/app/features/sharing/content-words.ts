import type { SharedContent } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { type SharePart, formatList } from '@applicant-hub/domain';

export const partNames: Readonly<Record<SharePart, () => string>> = {
  status: m.adviser_status,
  shortlist: m.adviser_shortlist,
  dates: m.adviser_dates,
  statement: m.adviser_statement,
};

/**
 * The contents of a link, worded as part of a sentence: 'applications and shortlist', 'a comparison
 * of 3 courses'.
 */
export const contentWords = ({ parts, courses }: SharedContent): string =>
  formatList([
    ...parts.map((part) => partNames[part]().toLowerCase()),
    ...(courses.length > 0 ? [m.share_comparison({ count: courses.length })] : []),
  ]);
