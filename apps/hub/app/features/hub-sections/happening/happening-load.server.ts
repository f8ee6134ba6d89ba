import {
  bySoonest,
  datesOfYear,
  isGridClearing,
  notOver,
  type OpenEvent,
  upcoming,
} from '@applicant-hub/domain';
import { eventPath } from '#app/platform/paths/calendar-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import { audienceOf } from '#app/platform/request/reader.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  type FavouriteIds,
  getSavedEventIds,
  isAmong,
} from '#app/features/favourites/favourites.server.ts';
import {
  datesToShow,
  findMyYear,
  type ShownDate,
} from '#app/features/application-status/upstream/my-year.server.ts';
import { getKeyDates, getNextEvents } from '#app/features/reference-data/reference.server.ts';
import { eventWhen } from '#app/features/reference-data/period-words.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { HappeningView } from './happening-view-types.ts';

/** Number of items of each kind. */
const OF_EACH = 2;

/** Number of upcoming dates and events that other tools of the hub already show. */
interface ShownElsewhere {
  readonly dates: number;
  readonly events: number;
}

/**
 * The next key dates for the applicant and the next open days and exhibitions, soonest first.
 * Unavailable items are omitted. In clearing mode, events are also omitted, because it is too late
 * for them.
 *
 * @param elsewhere how many dates and events other tools already show; the section skips that many
 */
export async function loadHappening(
  call: RequestScope,
  elsewhere: Promise<ShownElsewhere>,
): Promise<HappeningView[]> {
  const now = call.context.now();
  const { schemes } = audienceOf(call.applicant);
  const [main = 'undergraduate'] = schemes;
  const inClearing = isGridClearing(call.applicant.pageState.applyMode.ug);
  const [dates, mine, events, saved, { dates: datesElsewhere, events: eventsElsewhere }] =
    await Promise.all([
      getKeyDates(call, schemes),
      findMyYear(call),
      inClearing ? null : getNextEvents(call, main),
      inClearing ? null : getSavedEventIds(call),
      elsewhere,
    ]);
  const nextDates = upcoming(
    datesToShow(
      datesOfYear(dates.ok ? dates.value : [], call.applicant.personalisation.studyYear),
      mine,
      schemes,
    ),
    now,
  ).slice(datesElsewhere, datesElsewhere + OF_EACH);
  const nextEvents = notOver(events?.ok ? events.value : [], now).slice(
    eventsElsewhere,
    eventsElsewhere + OF_EACH,
  );
  return [
    ...nextDates.map((date) => ({ at: date, view: dateView(date) })),
    ...nextEvents.map((event) => ({ at: event, view: eventView(event, saved) })),
  ]
    .sort((one, other) => bySoonest(one.at, other.at))
    .map(({ view }) => view);
}

const dateView = ({ id, title, date, time, url }: ShownDate): HappeningView => ({
  id,
  kind: 'date',
  title,
  date,
  when: ukWhen({ date, time }),
  area: null,
  href: url ?? paths.calendar,
  isSaved: false,
});

const eventView = (
  { id, title, date, time, area }: OpenEvent,
  saved: FavouriteIds,
): HappeningView => ({
  id,
  kind: 'event',
  title,
  date,
  when: eventWhen({ date, time }, null, area),
  area,
  href: eventPath(id),
  isSaved: isAmong(saved, id),
});
