import type { ShareDays } from '@applicant-hub/domain';

export interface LinkView {
  id: string;
  url: string;
  /** For example 'applications and shortlist' or 'a comparison of 3 courses'. */
  shows: string;
  /** Date as text, like `ends`; null if the date is unknown. */
  made: string | null;
  ends: string;
  /** The page that creates such links. */
  page: string;
}

export interface ShareTerm {
  /** Idempotency key of the form. */
  id: string;
  days: ShareDays;
}

export interface ShareMessage {
  tone: 'danger' | 'info';
  text: string;
}

export interface LinksView {
  links: readonly LinkView[];
  /** Message about links that are not shown; null when all links are shown. */
  problem: string | null;
}
