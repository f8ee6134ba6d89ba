import { isTileClearing } from '@applicant-hub/domain';
import { getHome } from '#app/features/reference-data/reference.server.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { type TabResult, tabContents } from './contents.server.ts';
import { countsOf, hasMap, tabOf } from './tabs.ts';
import type { FavouritesView } from './view-types.ts';

/** There are no tabs in clearing mode (FAV-10). */
export async function load(scope: RequestScope): Promise<FavouritesView | null> {
  const { request, context, applicant } = scope;
  const { personalisation, pageState } = applicant;
  const inClearing = isTileClearing({
    now: context.now(),
    studyYear: personalisation.studyYear,
    ugMode: pageState.applyMode.ug,
  });
  if (inClearing) return null;

  const tab = tabOf(new URL(request.url).searchParams);
  const [overview, result, home] = await Promise.all([
    getOverview(scope),
    tabContents[tab](scope),
    hasMap(tab) ? getHome(scope) : null,
  ]);
  const state = stateOf(result);
  const shown = result.ok ? result.content : null;
  return {
    tab,
    counts: overview.ok ? countsOf(overview.value) : null,
    state,
    problem: !result.ok && state === 'error' ? result.problem.words : null,
    courses: shown?.courses ?? [],
    guides: shown?.guides ?? [],
    total: shown?.total ?? 0,
    missing: shown?.missing ?? 0,
    isUnread: shown?.isUnread ?? false,
    map:
      home && shown && shown.points.length > 0
        ? {
            points: shown.points,
            home: home.place,
            homeLabel: home.postcode,
            tileUrl: context.config.tileUrl,
          }
        : null,
  };
}

/** A call that exceeded the page's budget may still succeed, so the script tries again. */
function stateOf(result: TabResult): FavouritesView['state'] {
  if (result.ok) return result.content.total === 0 ? 'empty' : 'ready';
  return result.problem.failure.kind === 'timeout' ? 'pending' : 'error';
}
