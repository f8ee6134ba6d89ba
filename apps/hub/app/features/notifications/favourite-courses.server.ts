import { z } from 'zod';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';

type Call = Pick<RequestScope, 'context' | 'applicant'>;

/**
 * How long the number of favourite courses is cached for pages that do not request it
 * (milliseconds).
 */
const CACHE_MS = 10 * 60_000;

const NAME = 'favourite-courses';

export async function fetchFavouriteCourses(call: Call): Promise<number | null> {
  const { context, applicant } = call;
  const key = await personalKey(context, applicant.session.uid, NAME);
  const overview = await getOverview(call);
  if (!overview.ok) return null;
  const { courses } = overview.value.counts;
  // The page does not wait for the cache.
  void context.cache.set(key, courses, CACHE_MS);
  return courses;
}

export const rememberedFavouriteCourses = async ({
  context,
  applicant,
}: Call): Promise<number | null> =>
  (await context.cache.get({ owner: applicant.session.uid, name: NAME }, z.int())) ?? null;
