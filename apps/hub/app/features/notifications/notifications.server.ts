import {
  faceOf,
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
import { lastStatuses } from '#app/features/application-status/committed.server.ts';
import { loadDecisions } from './decisions.server.ts';
import { askFavouriteCourses, rememberedFavouriteCourses } from './favourite-courses.server.ts';
import { getNews, type News } from './news.server.ts';
import { loadStock } from './stock.server.ts';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';

/** What somebody is told, from all sources. */
export interface Told extends NotificationLists {
  /** Whether the news is in it. */
  news: News['state'];
  /** The ids of all that there is, also of what is not due, for others or switched off. */
  ids: ReadonlySet<string>;
  marks: ReadMarks;
  sources: SourceSwitches;
}

type Call = Pick<RequestScope, 'context' | 'applicant'>;

/** What somebody is told. Asked once per request; no longer than the page can wait. */
export const getNotifications = (call: Call): Promise<Told> =>
  call.context.once('notifications', () => loadNotifications(call, askFavouriteCourses));

/** @param countCourses how many courses are favourites, for those who want tips */
async function loadNotifications(
  call: Call,
  countCourses: (call: Call) => Promise<number | null>,
): Promise<Told> {
  const { user } = call.applicant;
  const marks = parseReadMarks(settingData(user, readMarksSetting));
  const sources = parseSources(settingData(user, sourcesSetting));
  const [news, statuses, decisions, favouriteCourses] = await Promise.all([
    getNews(call),
    // Remembered: the header of every page has a count, and asks no application API for it.
    lastStatuses(call),
    sources.decisions ? loadDecisions(call) : [],
    sources.tips ? countCourses(call) : null,
  ]);
  const stock = await loadStock(call, { favouriteCourses, statuses });
  const { ug, uc } = statuses;
  const face = faceOf({ ...(ug && { ug }), ...(uc && { uc }) });
  const published = forFace(news.items, face).map((item) => ({ ...item, source: 'news' as const }));
  const all = [...published, ...decisions, ...stock];
  return {
    ...mergeNotifications(all, { marks, sources, now: call.context.now() }),
    news: news.state,
    ids: new Set([...news.items, ...all].map(({ id }) => id)),
    marks,
    sources,
  };
}

/** How long the header of a page waits that shows no notifications itself (milliseconds). */
const HEADER_WAIT_MS = 150;

/** Pages that wait for the notifications themselves, so that their header may as well; not a widget alone. */
const waiting: readonly string[] = [paths.hub, paths.notifications];

/**
 * How many notifications are unread, for the header of every page; null when that is not known in
 * time. It holds up no page: what comes late is there for the next one. For the one tip that is
 * about favourites, pages that do not wait go by what others were told.
 */
export async function unreadCount(
  call: Pick<RequestScope, 'request' | 'context' | 'applicant'>,
): Promise<number | null> {
  const { pathname, searchParams } = new URL(call.request.url);
  const doesWait = waiting.includes(pathname) && !searchParams.has(WIDGET_PARAM);
  const { news, unread } = await (doesWait ? getNotifications(call) : hastyNotifications(call));
  return news === 'known' ? unread.length : null;
}

/** The same for pages that hardly wait, by what is remembered. */
function hastyNotifications({ context, applicant }: Call): Promise<Told> {
  const deadline = Math.min(context.deadline, Date.now() + HEADER_WAIT_MS);
  return loadNotifications(
    { applicant, context: { ...context, deadline } },
    rememberedFavouriteCourses,
  );
}
