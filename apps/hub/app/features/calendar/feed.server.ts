import type { AppLoadContext } from '@remix-run/node';
import {
  addDays,
  bySoonest,
  cycleDates,
  datesOfYear,
  londonDate,
  parsePersonalisation,
} from '@applicant-hub/domain';
import { findEventsById } from '#app/features/reference-data/events-by-id.server.ts';
import { getPublicKeyDates } from '#app/features/reference-data/reference.server.ts';
import { entriesOf, keptEntry, linkedOwnEntry } from './entries.server.ts';
import { filterLabels } from './filters.ts';
import { calendarFile } from './ics.server.ts';
import { yearDeadlines } from './own-deadlines.server.ts';
import { ownFilters } from './read-filters.server.ts';

/** Nobody waits in front of a screen (milliseconds). */
const TIMEOUT_MS = 5_000;

/** How far back the file goes: a date that was just missed is still there (days). */
const PAST_DAYS = 31;

/** A file, or why there is none: no such link, or somebody did not answer. */
export type Feed = { outcome: 'file'; text: string } | { outcome: 'unknown' | 'failed' };

/**
 * The upcoming dates of the person who made a link, for their year (EXT-7), the events that they keep
 * and the dates and to-dos that they wrote (EXT-35, EXT-36). There is no session: the token alone
 * identifies them.
 *
 * A file with some of the dates would make calendars forget the others, so it is all or nothing.
 */
export async function feedFile(context: AppLoadContext, token: string): Promise<Feed> {
  const { clients, config, now, requestId } = context;
  const asked = { requestId, timeoutMs: TIMEOUT_MS };
  const read = await clients.identity.readCalendarLink(asked, token);
  if (!read.ok) return { outcome: 'failed' };
  if (read.value === null) return { outcome: 'unknown' };

  const { answers, events } = read.value;
  const personalisation = parsePersonalisation(JSON.stringify(answers));
  const own = ownFilters(personalisation.studyLevel, answers);
  const [dates, written, kept] = await Promise.all([
    getPublicKeyDates(
      context,
      own.map((filter) => filterLabels[filter]),
    ),
    clients.ownDates.listOfLink(asked, token),
    findEventsById(context, { ...asked, token: null }, events),
  ]);
  // A link that one API knows and the other does not yet is no link without dates.
  if (!dates.ok || !kept.ok || !written.ok || written.value === null) return { outcome: 'failed' };
  if (kept.isPartial || written.isPartial) return { outcome: 'failed' };
  const at = now();
  const first = addDays(londonDate(at), -PAST_DAYS);
  const entries = [
    ...entriesOf(
      yearDeadlines(cycleDates(dates.value), personalisation, own),
      datesOfYear(dates.value, personalisation.studyYear),
      at,
    ),
    ...written.value.flatMap((item) => linkedOwnEntry(item) ?? []),
    ...[...kept.value].sort(bySoonest).map(keptEntry),
  ].filter(({ date }) => date >= first);
  const text = calendarFile(entries, { now: at, publicUrl: config.publicUrl });
  return { outcome: 'file', text };
}
