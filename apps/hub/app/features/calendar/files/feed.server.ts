import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@applicant-hub/api-clients';
import {
  addDays,
  applicationsFromHistory,
  bySoonest,
  cycleDates,
  datesOfYear,
  idsOf,
  londonDate,
  keyDatesFor,
  myCycleDates,
  type OwnItem,
  parsePersonalisation,
  passesAt,
} from '@applicant-hub/domain';
import { findEventsById } from '#app/features/reference-data/events-by-id.server.ts';
import { getPublicKeyDates } from '#app/features/reference-data/reference.server.ts';
import { hasCalendar } from '#app/platform/request/has-calendar.server.ts';
import { entriesOf, savedEventEntry, linkedOwnEntry } from '../page/entries.server.ts';
import { filterLabels } from '../page/filters.ts';
import { calendarFile } from './ics.server.ts';
import { ownFilters } from '../page/read-filters.server.ts';

/**
 * Time limit of the API calls in milliseconds. It is long, because a calendar reads the file in the
 * background.
 */
const TIMEOUT_MS = 5_000;

/** Number of past days in the file, so that it has dates that were just missed. */
const PAST_DAYS = 31;

/**
 * The file, or a failure: `unknown` if the link does not exist or the hub has no dates, `failed` if
 * an API call failed.
 */
export type Feed = { outcome: 'file'; text: string } | { outcome: 'unknown' | 'failed' };

const noItems: Result<readonly OwnItem[]> = { ok: true, value: [] };

/** A hub without the history knows no statuses. */
const noStatuses: Result<null> = { ok: true, value: null };

/**
 * Returns the calendar file for a private link, with the owner's upcoming and recent dates: their
 * dates and the other key dates of their year (EXT-7), their saved events, and their own dates and
 * to-dos (EXT-35, EXT-36). There is no session: the token alone identifies the applicant.
 *
 * If an API call fails, no file is returned, because calendars would delete the dates that a
 * partial file leaves out.
 */
export async function feedFile(context: AppLoadContext, token: string): Promise<Feed> {
  const { clients, config, now, requestId } = context;
  if (!hasCalendar(context)) return { outcome: 'unknown' };
  const callContext = { requestId, timeoutMs: TIMEOUT_MS };
  const read = await clients.identity.readCalendarLink(callContext, token);
  if (!read.ok) return { outcome: 'failed' };
  if (read.value === null) return { outcome: 'unknown' };

  const { answers, events } = read.value;
  const personalisation = parsePersonalisation(JSON.stringify(answers));
  const own = ownFilters(personalisation.studyLevel, answers);
  const [dates, written, saved, statuses] = await Promise.all([
    getPublicKeyDates(
      context,
      own.map((filter) => filterLabels[filter]),
    ),
    clients.ownDates?.listOfLink(callContext, token) ?? noItems,
    findEventsById(context, { ...callContext, token: null }, events),
    clients.history?.statusesOfLink(callContext, token) ?? noStatuses,
  ]);
  // The API of own dates may not find the link, for example because the link is new. No file is
  // then returned, because it would lack those dates. The history need not have the link.
  if (!dates.ok || !saved.ok || !written.ok || written.value === null) return { outcome: 'failed' };
  if (saved.isPartial || written.isPartial || !statuses.ok) return { outcome: 'failed' };
  const at = now();
  const first = addDays(londonDate(at), -PAST_DAYS);
  const { studyYear, studyLevel } = personalisation;
  const applications = applicationsFromHistory(
    statuses.value ?? [],
    studyYear,
    own.includes('conservatoires'),
  );
  const whose = {
    dates: cycleDates(dates.value),
    studyYear,
    studyLevel,
    applications,
    // The link gives no access to the favourites, so a favourite may close early.
    isEarly: true,
  };
  const mine = myCycleDates({ ...whose, now: at });
  const recent = myCycleDates({ ...whose, now: new Date(first) });
  // Several reply dates may have passed.
  const passed = new Set(recent.flatMap(idsOf));
  const ofYear = datesOfYear(dates.value, studyYear);
  const listed = new Set([
    ...keyDatesFor(ofYear, mine, whose),
    ...ofYear.filter((date) => at >= passesAt(date) && passed.has(date.id)),
  ]);
  const entries = [
    ...entriesOf(mine, [...listed], at),
    ...written.value.flatMap((item) => linkedOwnEntry(item) ?? []),
    ...[...saved.value].sort(bySoonest).map(savedEventEntry),
  ].filter(({ date }) => date >= first);
  const text = calendarFile(entries, { now: at, publicUrl: config.publicUrl });
  return { outcome: 'file', text };
}
