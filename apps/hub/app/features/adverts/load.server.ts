import type { Advert } from '@applicant-hub/api-clients';
import { personalisationSetting } from '@applicant-hub/domain';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { hasAdverts } from './are-on.server.ts';
import { findTargeting } from './targeting.server.ts';
import { type AdvertView, type AdvertsView, DRAWINGS } from './view.ts';

/** How long a page waits for adverts, which is less than for other calls (milliseconds). */
const WAIT_MS = 300;
/**
 * Time limit of the call in milliseconds. If the response is too late for this page, the next page
 * uses it.
 */
const TIMEOUT_MS = 5_000;

/**
 * Loads the hub's adverts (NTF-22). Null, without a message, if adverts are off, if no service is
 * configured, or if the service is slow or fails. Only the server calls the service, never the
 * browser.
 */
export async function loadAdverts(scope: RequestScope): Promise<AdvertsView | null> {
  const { context, applicant } = scope;
  const { adverts } = context.clients;
  if (!adverts || !hasAdverts(scope)) return null;

  const deadline = Math.min(context.deadline, Date.now() + WAIT_MS);
  // The version is part of the key, because the answers and the consent may have changed since an
  // older call.
  const version = findSetting(applicant.user, personalisationSetting)?.version ?? 0;
  const found = await withinBudget(
    scope,
    `adverts:${version}`,
    async () => adverts.find(callOptions(scope, TIMEOUT_MS), await findTargeting(scope)),
    deadline,
  );
  if (!found?.ok) return null;
  const { leaderboard, mobile } = found.value;
  return { leaderboard: viewOf(leaderboard), mobile: viewOf(mobile) };
}

const viewOf = (advert: Advert | undefined): AdvertView | null =>
  advert
    ? {
        headline: advert.headline,
        text: advert.text,
        advertiser: advert.advertiser,
        url: advert.url,
        drawing: drawingOf(advert.id),
      }
    : null;

/** The same advert always has the same drawing. */
const drawingOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % DRAWINGS;
