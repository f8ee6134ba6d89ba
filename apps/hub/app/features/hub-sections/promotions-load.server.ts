import { createHash } from 'node:crypto';
import { activityTags, tileColour, visiblePromotions } from '@applicant-hub/domain';
import { getPromotions } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { loadActivity } from './activity.server.ts';
import type { PromotionView } from './promotion-view.ts';

/** What editors recommend to somebody (FED-26); nothing while it cannot be had. */
export async function loadPromotions(scope: RequestScope): Promise<readonly PromotionView[]> {
  const [promotions, activity] = await Promise.all([getPromotions(scope), loadActivity(scope)]);
  if (!promotions.ok) return [];
  const { shown, broken } = visiblePromotions(promotions.value, activityTags(activity));
  for (const expression of broken) void logOnce(scope.context, expression);
  return shown.map(({ title, summary, url, image, byline, link }, place) => ({
    title,
    summary,
    url,
    image,
    byline,
    link,
    colour: tileColour(place),
  }));
}

/** Editors are told again after this time (milliseconds). */
const TOLD_MS = 24 * 60 * 60 * 1000;

/** Says that an expression cannot be read: once for all people and instances, not on every page. */
async function logOnce({ cache, log }: RequestScope['context'], expression: string): Promise<void> {
  const digest = createHash('sha256').update(expression).digest('base64url');
  if (await cache.add(`promotion-told:${digest}`, true, TOLD_MS)) {
    log.warn({ expression }, 'promotion hidden, invalid visibility expression');
  }
}
