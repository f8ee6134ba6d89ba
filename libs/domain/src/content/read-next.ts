import { shuffled } from './chance.ts';

export const articleLimit = 5;

/** The number of articles at the start that are always shown (CON-6). */
const KEPT = 2;

/**
 * The articles to read next (CON-6, CON-7): at most five. Of a longer list, the first two are
 * always shown, followed by three of the rest in a pseudo-random order.
 *
 * @param seed of the applicant and the day: the same seed gives the same articles, so a reload does
 * not change the page
 */
export const readNext = <Article>(articles: readonly Article[], seed: string): Article[] =>
  articles.length <= articleLimit
    ? [...articles]
    : [...articles.slice(0, KEPT), ...shuffled(articles.slice(KEPT), seed)].slice(0, articleLimit);
