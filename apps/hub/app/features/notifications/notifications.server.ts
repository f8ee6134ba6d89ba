import {
  forFace,
  mergeNotifications,
  type NotificationLists,
  parseReadMarks,
  parseSources,
  type ReadMarks,
  readMarksSetting,
  type SourceSwitches,
  sourcesSetting,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  faceOfKnown,
  latestStatuses,
} from '#app/features/application-status/upstream/committed.server.ts';
import { load as loadTiles } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { loadDecisions } from './decisions.server.ts';
import { fetchFavouriteCourses, rememberedFavouriteCourses } from './favourite-courses.server.ts';
import { getNews, type News } from './news.server.ts';
import { loadStock } from './stock.server.ts';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';

export interface LoadedNotifications extends NotificationLists {
  news: News['state'];
  /** Whether all data for these lists is known. Otherwise their number is not certain. */
  isComplete: boolean;
  /**
   * Ids of all loaded notifications, including notifications that are not due, are for other
   * applicants, or are switched off. Decisions that are switched off are not loaded.
   */
  ids: ReadonlySet<string>;
  marks: ReadMarks;
  sources: SourceSwitches;
}

type Call = Pick<RequestScope, 'context' | 'applicant'>;

/**
 * The notifications for a page that shows them. Loaded once per request, within the page's time
 * limit, after the tiles, so that no tip contradicts a tile.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export const getNotifications = (scope: RequestScope): Promise<LoadedNotifications> =>
  scope.context.once('notifications', () =>
    loadNotifications(scope, fetchFavouriteCourses, loadTiles(scope)),
  );

/** The notifications that a change applies to, once per request. Needs no application API. */
export const notificationsToChange = (call: Call): Promise<LoadedNotifications> =>
  call.context.once('notifications-to-change', () =>
    loadNotifications(call, fetchFavouriteCourses),
  );

/**
 * @param countCourses returns the number of favourite courses; only called for applicants with tips
 * switched on
 * @param tiles resolves when the hub has stored the latest statuses
 */
async function loadNotifications(
  call: Call,
  countCourses: (call: Call) => Promise<number | null>,
  tiles?: Promise<unknown>,
): Promise<LoadedNotifications> {
  const { user } = call.applicant;
  const marks = parseReadMarks(settingData(user, readMarksSetting));
  const sources = parseSources(settingData(user, sourcesSetting));
  const [news, latest, decisions, favouriteCourses] = await Promise.all([
    getNews(call),
    // Cached statuses: the header of every page shows a count, and must not call an application
    // API.
    Promise.resolve(tiles).then(() => latestStatuses(call)),
    sources.decisions ? loadDecisions(call) : [],
    sources.tips ? countCourses(call) : null,
  ]);
  const { statuses } = latest;
  const stock = await loadStock(call, { favouriteCourses, statuses });
  const face = faceOfKnown(statuses);
  const published = forFace(news.items, face).map((item) => ({ ...item, source: 'news' as const }));
  const all = [...published, ...(decisions ?? []), ...stock.items];
  return {
    ...mergeNotifications(all, { marks, sources, now: call.context.now() }),
    news: news.state,
    isComplete:
      news.state === 'known' &&
      latest.isComplete &&
      decisions !== null &&
      stock.unsure.every((source) => !sources[source]),
    ids: new Set([...news.items, ...all].map(({ id }) => id)),
    marks,
    sources,
  };
}

/**
 * On a page that does not list notifications: how long the header waits for them (milliseconds).
 */
const HEADER_WAIT_MS = 150;

/**
 * Pages that load the notifications anyway, so their header may wait for them. The hub with a
 * single widget is excluded.
 */
const waiting: readonly string[] = [paths.hub, paths.notifications];

/**
 * The number of unread notifications for the header of every page. It is null if not all
 * notifications are known in time, because the numbers on two pages could then differ. It does not
 * delay a page: the next page uses a slow result. Pages that do not wait use the cached statuses
 * and the cached number of favourite courses.
 */
export async function unreadCount(scope: RequestScope): Promise<number | null> {
  const { pathname, searchParams } = new URL(scope.request.url);
  const doesWait = waiting.includes(pathname) && !searchParams.has(WIDGET_PARAM);
  const { isComplete, unread } = await (doesWait
    ? getNotifications(scope)
    : hastyNotifications(scope));
  return isComplete ? unread.length : null;
}

/** The notifications for pages that do not wait, from cached data. */
function hastyNotifications({ context, applicant }: Call): Promise<LoadedNotifications> {
  const deadline = Math.min(context.deadline, Date.now() + HEADER_WAIT_MS);
  return loadNotifications(
    { applicant, context: { ...context, deadline } },
    rememberedFavouriteCourses,
  );
}
