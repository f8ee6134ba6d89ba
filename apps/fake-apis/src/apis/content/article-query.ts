import { homeNations, hubStages, takeTurns } from '@applicant-hub/domain';
import { z } from 'zod';
import { ApiError } from '#src/http/api-error.ts';
import type { Shelves } from './library.ts';
import { schemesQuery } from './schemes-query.ts';

export const articleQuery = {
  type: z.enum(['external', 'personal']).optional(),
  bbcContent: z.literal('TRUE').optional(),
  'schemes[]': z.literal('undergraduate').optional(),
  /** Ids of subject guides. */
  'subjectGuides[]': z.union([z.string().transform((id) => [id]), z.array(z.string())]).optional(),
  /** Maximum number of posts for each scheme, in addition to the editors' picks. */
  limit: z
    .string()
    .regex(/^[1-9]\d?$/, 'must be a number from 1 to 99')
    .transform(Number)
    .optional(),
  schemes: schemesQuery.optional(),
  stage: z.enum(hubStages).optional(),
  region: z.enum(homeNations).optional(),
};

type ArticleQuery = z.output<z.ZodObject<typeof articleQuery>>;

const parametersOf = {
  external: { needed: ['bbcContent', 'schemes[]'], more: ['subjectGuides[]'] },
  personal: { needed: ['limit', 'schemes', 'stage', 'region'], more: [] },
} as const satisfies Record<string, Record<'needed' | 'more', readonly (keyof ArticleQuery)[]>>;

/**
 * Returns the posts for an article call.
 *
 * @throws ApiError 400 that names a parameter that is missing or belongs to the other type
 */
export function findPosts(
  library: Pick<Shelves, 'articles' | 'personalArticles'>,
  query: ArticleQuery,
): object {
  const { type } = query;
  if (type === undefined) throw missing('type');
  const { needed, more } = parametersOf[type];
  for (const name of needed) if (query[name] === undefined) throw missing(name);
  const allowed: readonly string[] = ['type', ...needed, ...more];
  const other = Object.keys(query).find((name) => !allowed.includes(name));
  if (other !== undefined) {
    throw new ApiError(400, 'unknownParameter', `unknown parameter "${other}" for type ${type}`);
  }
  return {
    posts:
      type === 'external'
        ? externalPosts(library.articles, query['subjectGuides[]'] ?? [])
        : personalPosts(library.personalArticles, query),
  };
}

const missing = (name: string) =>
  new ApiError(400, 'missingParameter', `parameter "${name}" is missing`);

/** Maximum number of articles about subjects. */
const MAX_POSTS = 24;

/**
 * The posts for several subjects, alternating: the first post of each subject, then the second of
 * each, so that the start of the list covers all subjects.
 */
function externalPosts(articles: Shelves['articles'], subjects: readonly string[]): object[] {
  const bySubject = [...new Set(subjects)].map((subject) =>
    articles.filter(({ subjectGuides }) => subjectGuides.includes(subject)),
  );
  const posts = [...new Set(takeTurns(bySubject))].slice(0, MAX_POSTS);
  return posts.map(({ image, id, title, url }) => ({ image, id, title, url }));
}

/** Personal posts: the editors' picks, then up to `limit` posts for each scheme. */
function personalPosts(
  articles: Shelves['personalArticles'],
  { schemes = [], stage, region, limit = 0 }: ArticleQuery,
): object[] {
  const fitting = articles.filter(
    ({ stages, regions: places }) =>
      (stages.length === 0 || stages.some((each) => each === stage)) &&
      (places.length === 0 || places.some((each) => each === region)),
  );
  const inScheme = (scheme: string) => fitting.filter((one) => one.schemes.includes(scheme));
  const picks = schemes.flatMap((scheme) => inScheme(scheme).filter(({ isPick }) => isPick));
  const others = schemes.flatMap((scheme) =>
    inScheme(scheme)
      .filter(({ isPick }) => !isPick)
      .slice(0, limit),
  );
  return [...new Set([...picks, ...others])].map(({ title, image, url, summary, faces }) => ({
    title,
    image,
    url,
    summary,
    faces,
  }));
}
