import type { ShareDays } from '@applicant-hub/domain';

/** A link that is there. */
export interface LinkView {
  id: string;
  url: string;
  /** 'applications and shortlist', 'a comparison of 3 courses' */
  shows: string;
  /** Dates in words. */
  /** Null when the day is not known. */
  made: string | null;
  ends: string;
  /** The page that such links are made on. */
  page: string;
}

/** How long a new link works. */
export interface ShareTerm {
  /** The key of the form. */
  id: string;
  days: ShareDays;
}

/** Why there is no link, or that what was chosen before a sign-in is back. */
export interface ShareMessage {
  tone: 'danger' | 'info';
  text: string;
}

/** The applicant's share links. */
export interface LinksView {
  links: readonly LinkView[];
  /** The sentence about links that are not shown; null when all of them are. */
  problem: string | null;
}
