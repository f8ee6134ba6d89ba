import type { Result } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  type CycleDate,
  deadlineRoutes,
  formatLongDate,
  isDeadline,
  isWaiting,
  type KeyDate,
  language,
  londonDate,
  type OwnItem,
  upcoming,
} from '@applicant-hub/domain';
import {
  findMyYear,
  type MyYear,
} from '#app/features/application-status/upstream/my-year.server.ts';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import { feedPath } from '#app/platform/paths/calendar-path.ts';
import { inLanguage } from '#app/platform/paths/links.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { withClashes } from './clashes.server.ts';
import { findDates } from './dates.server.ts';
import { findSavedEvents } from './event/saved-events.server.ts';
import { savedEventRows } from './event/rows.server.ts';
import { FILTERED, filterWords } from './page/filters.ts';
import { allDates, monthsOf } from './page/months.server.ts';
import { getOwnItems } from './own-dates/items.server.ts';
import { ownRows } from './own-dates/rows.server.ts';
import { datesAbove, decisionRows, withMarks, withoutLater } from './page/my-dates-view.server.ts';
import { ownFilters, readFilters } from './page/read-filters.server.ts';
import { placeOf } from './page/views.server.ts';
import type { CalendarView, SavedEventNote, LinkView } from './view-types.ts';

/** How long the dates wait for the private link, and the timeout of its API call (milliseconds). */
const LINK_WAIT_MS = 500;
const LINK_TIMEOUT_MS = 5_000;

/**
 * Loads the dates for the active filters (CAL-8 to CAL-13), the applicant's deadlines, saved events
 * and the private link.
 */
export async function loadCalendar(call: RequestScope): Promise<CalendarView> {
  const { applicant, context, request } = call;
  const { personalisation } = applicant;
  const { studyYear } = personalisation;
  const own = ownFilters(personalisation.studyLevel, preferenceAnswers(applicant));
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams, own);
  const [dates, cycle, year, link, saved, written] = await Promise.all([
    findDates(call, filters),
    getCycleDates(call),
    findMyYear(call),
    findLink(call),
    findSavedEvents(call),
    getOwnItems(call),
  ]);
  const now = context.now();
  const near = withMarks(dates.ok ? nearby(dates.value, studyYear) : [], year.dates);
  const others = [
    ...withClashes([
      ...(saved.ok ? savedEventRows(saved.value.events, now) : []),
      ...(written.ok ? ownRows(written.value, now) : []),
    ]),
    ...(filters.includes('undergraduate') ? decisionRows(year.dates, now) : []),
  ];
  const all = allDates(near, now, others);
  const shown = placeOf(searchParams, all, now);
  const listed = shown.place.view === 'list' ? all.map(({ view }) => view.id) : [];
  const above = datesAbove(year.dates, new Set(listed), now);
  const hasCycle = context.clients.events !== null;
  const canAdd = context.clients.ownDates !== null;
  return {
    title: hasCycle ? m.calendar_title() : m.calendar_title_own(),
    linkIntro: linkIntroFor({ hasCycle, canAdd }),
    hasCycle,
    canAdd,
    filters,
    isFailed: !dates.ok,
    today: formatLongDate(londonDate(now)),
    ...shown,
    ...(shown.place.view === 'list'
      ? monthsOf(withoutLater(near, year.dates), now, studyYear, others)
      : { past: [], upcoming: [], later: [] }),
    year: studyYear,
    routes: own.map((filter) => filterWords[filter]()).join(', '),
    own: above,
    hasMarks: above.length < year.dates.length,
    isUnsure: year.isUnsure,
    noneLeft: noneLeft(call, cycle, year),
    link,
    ownProblem: ownProblem(written),
    savedNote: savedEventNote(saved),
  };
}

/** The introduction to the private link, which names the dates that the hub has. */
function linkIntroFor({ hasCycle, canAdd }: Pick<CalendarView, 'hasCycle' | 'canAdd'>): string {
  if (!canAdd) return m.calendar_link_intro_cycle();
  return hasCycle ? m.calendar_link_intro() : m.calendar_link_intro_own();
}

function ownProblem(written: Result<readonly OwnItem[]>): string | null {
  if (!written.ok) return m.mine_unknown();
  return written.isPartial ? m.mine_some_unknown() : null;
}

/**
 * Limits the dates to the applicant's year of entry and to the years before and after it, because
 * applicants change their year. The API returns more years than fit on a page.
 */
const nearby = (dates: readonly KeyDate[], studyYear: number): readonly KeyDate[] =>
  dates.filter(({ cycle }) => cycle === null || Math.abs(cycle.entryYear - studyYear) <= 1);

function savedEventNote(saved: Awaited<ReturnType<typeof findSavedEvents>>): SavedEventNote | null {
  const title = m.events_page();
  if (!saved.ok) return { words: m.events_kept_missing(), gone: [], title };
  if (saved.isPartial) return { words: m.events_kept_some_missing(), gone: [], title };
  const { gone } = saved.value;
  return gone.length === 0 ? null : { words: m.events_kept_gone(), gone, title };
}

/** @param cycle null while the dates are unavailable */
function noneLeft(
  { applicant, context }: RequestScope,
  cycle: readonly CycleDate[] | null,
  { applications }: MyYear,
): CalendarView['noneLeft'] {
  if (cycle === null) return 'failed';
  const { studyLevel, studyYear } = applicant.personalisation;
  const routes = deadlineRoutes(
    studyLevel,
    applications.map(({ scheme }) => scheme),
  );
  const all = cycle.filter(
    (date) =>
      isDeadline(date) &&
      date.entryYear === studyYear &&
      date.schemes.some((scheme) => routes.includes(scheme)),
  );
  if (upcoming(all, context.now()).length > 0 || applications.some(isWaiting)) return 'not-yours';
  if (all.length > 0) return 'passed';
  return studyLevel === 'Postgraduate' ? 'not-common' : 'unknown';
}

/** Returns the link, or `unknown` if its API call is slow. The next page then shows the link. */
async function findLink(call: RequestScope): Promise<LinkView> {
  const { request, context } = call;
  const { clients, config, deadline } = context;
  // The notice is part of the cache key. Otherwise the page after a change would show the old link.
  const { searchParams } = new URL(request.url);
  const change = searchParams.get('notice') ?? '';
  const waitUntil = searchParams.has(FILTERED) ? Date.now() + LINK_WAIT_MS : deadline;
  const found = await withinBudget(
    call,
    `calendar-link:${change}`,
    () => clients.identity.findCalendarLink(callOptions(call, LINK_TIMEOUT_MS)),
    Math.min(deadline, waitUntil),
  );
  if (!found?.ok) return { state: 'unknown' };
  const link = found.value;
  if (link === null) return { state: 'none' };
  const { token, createdAt } = link;
  const path = feedPath(token);
  return {
    state: 'there',
    url: new URL(language === 'en' ? path : inLanguage(path, language), config.publicUrl).href,
    since: createdAt === null ? null : formatLongDate(londonDate(new Date(createdAt))),
  };
}
