import { shuffled } from './chance.ts';

export const articleLimit = 5;

/** Number of articles at the start of the list that are always shown (CON-6). */
const MAX_ARTICLES = 2;

/**
 * Returns the articles to read next (CON-6, CON-7): at most five. If the list is longer, the result
 * is the first two articles, followed by three other articles in a pseudo-random order.
 *
 * @param seed depends on the applicant and the day: the same seed returns the same articles, so a
 * reload does not change the page
 */
export const readNext = <Article>(articles: readonly Article[], seed: string): Article[] =>
  articles.length <= articleLimit
    ? [...articles]
    : [...articles.slice(0, MAX_ARTICLES), ...shuffled(articles.slice(MAX_ARTICLES), seed)].slice(
        0,
        articleLimit,
      );
