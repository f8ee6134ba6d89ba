import { shuffled } from './chance.ts';

/** How many articles there are to read next (CON-5, CON-7). */
export const articleLimit = 5;

/** How many of the first articles always stay (CON-6). */
const KEPT = 2;

/**
 * The articles to read next (CON-6, CON-7): at most five. Of more, the first two stay, and three of
 * the rest follow in an order that looks like chance.
 *
 * @param seed of the person and the day: the same one gives the same articles, so a page is the same
 *   however often it is loaded
 */
export const readNext = <Article>(articles: readonly Article[], seed: string): Article[] =>
  articles.length <= articleLimit
    ? [...articles]
    : [...articles.slice(0, KEPT), ...shuffled(articles.slice(KEPT), seed)].slice(0, articleLimit);
