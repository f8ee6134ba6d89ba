import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { Shelves } from './library.ts';

/** The parameters of the article call; each but the subjects has one value, and must be there. */
export const articleQuery = {
  bbcContent: z.literal('TRUE').optional(),
  'schemes[]': z.literal('undergraduate').optional(),
  type: z.literal('external').optional(),
  /** Ids of subject guides. */
  'subjectGuides[]': z.union([z.string().transform((id) => [id]), z.array(z.string())]).default([]),
};

type ArticleQuery = z.output<z.ZodObject<typeof articleQuery>>;

/** How many articles are answered at most. */
const MAX_POSTS = 24;

/**
 * The posts that go with the subjects: the first of each subject, then the second of each, so that
 * the beginning of the list has something of all.
 *
 * @throws ApiError 400 that names a parameter that is missing
 */
export function findPosts(articles: Shelves['articles'], query: ArticleQuery): object {
  for (const name of ['bbcContent', 'schemes[]', 'type'] as const) {
    if (query[name] === undefined) {
      throw new ApiError(400, 'missingParameter', `parameter "${name}" is missing`);
    }
  }
  const bySubject = [...new Set(query['subjectGuides[]'])].map((subject) =>
    articles.filter(({ subjectGuides }) => subjectGuides.includes(subject)),
  );
  const longest = Math.max(0, ...bySubject.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    bySubject.flatMap((list) => list[round] ?? []),
  );
  const posts = [...new Set(rounds.flat())].slice(0, MAX_POSTS);
  return { posts: posts.map(({ image, id, title, url }) => ({ image, id, title, url })) };
}
