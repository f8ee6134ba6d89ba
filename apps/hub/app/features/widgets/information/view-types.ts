import type { PersonalArticle } from '@applicant-hub/domain';

/** Null if the articles are unavailable. */
export type InformationView = {
  /** The summaries are shortened to fit a slide. */
  articles: readonly PersonalArticle[];
  /** The index of the first slide. */
  start: number;
} | null;
