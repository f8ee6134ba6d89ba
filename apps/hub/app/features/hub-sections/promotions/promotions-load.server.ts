import { createHash } from 'node:crypto';
import { activityTags, tileColour, visiblePromotions } from '@applicant-hub/domain';
import { getPromotions } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { loadActivity } from '../happening/activity.server.ts';
import type { PromotionView } from './promotion-view.ts';

/** The editors' recommendations to the applicant (FED-26); empty while they are unavailable. */
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

/** An invalid expression is logged again after this time (milliseconds). */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/** Logs an invalid expression once for all users and instances, not on every page. */
async function logOnce({ cache, log }: RequestScope['context'], expression: string): Promise<void> {
  const digest = createHash('sha256').update(expression).digest('base64url');
  if (await cache.add(`promotion-told:${digest}`, true, SHOWN_MS)) {
    log.warn({ expression }, 'promotion hidden, invalid visibility expression');
  }
}
