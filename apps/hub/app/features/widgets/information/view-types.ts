import type { PersonalArticle } from '@applicant-hub/domain';

/** What there is to read next; null when it cannot be had. */
export type InformationView = {
  /** With summaries that fit a slide. */
  articles: readonly PersonalArticle[];
  /** Which one is shown first. */
  start: number;
} | null;
