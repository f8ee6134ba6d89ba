import { addDays, type CalendarDate, type ClockTime } from '@applicant-hub/domain';
import type { LatLng } from '#src/apis/courses/distance.ts';
import { providersById } from '#src/apis/courses/providers/providers.ts';
import { startText } from '../start-text.ts';

/** An open day or an exhibition, before it is converted to the format of the API. */
export interface OpenDay {
  readonly id: string;
  readonly title: string;
  readonly date: CalendarDate;
  readonly time: ClockTime;
  /** The last day; null for a single day. */
  readonly until: CalendarDate | null;
  /** Closing time on the last day; null when it is unknown. */
  readonly end: ClockTime | null;
  readonly schemes: readonly string[];
  /** Null for an online event. */
  readonly area: string | null;
  /** Null for an online event. */
  readonly place: LatLng | null;
  /** The university that holds the event; null for an exhibition. */
  readonly providerId: string | null;
}

export interface OpenDayResponse {
  readonly id: string;
  readonly title: string;
  readonly start: string | readonly string[];
  readonly location: { readonly administrative_area: string } | null;
  readonly ucasUrl: string | null;
  readonly end: string | null;
  readonly provider: { readonly id: string; readonly name: string } | null;
}

export const openDayResponse = ({
  id,
  title,
  area,
  until,
  end,
  providerId,
  ...day
}: OpenDay): OpenDayResponse => ({
  id,
  title,
  start: until === null ? startText(day) : [startText(day), until],
  location: area === null ? null : { administrative_area: area },
  ucasUrl: `/explore/search/events/${id}`,
  end: end === null ? null : startText({ date: until ?? day.date, time: end }),
  provider: providerResponse(providerId),
});

function providerResponse(providerId: string | null): OpenDayResponse['provider'] {
  const provider = providersById.get(providerId ?? '');
  return provider ? { id: provider.providerId, name: provider.name } : null;
}

/** Number of days before and after today that have events. */
const PAST_DAYS = 150;
const FUTURE_DAYS = 240;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The dates of a recurring event around a day, each with its sequence number. */
export function turnsAround(
  today: CalendarDate,
  phase: number,
  period: number,
): readonly { readonly turn: number; readonly date: CalendarDate }[] {
  const dayNumber = Date.parse(today) / DAY_MS;
  const first = Math.ceil((dayNumber - PAST_DAYS - phase) / period);
  const last = Math.floor((dayNumber + FUTURE_DAYS - phase) / period);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const turn = first + index;
    return { turn, date: addDays('1970-01-01', phase + turn * period) };
  });
}

const SATURDAY = 6;
const CHRISTMAS_DAYS = 14;

/**
 * The first Saturday on or after a date, because applicants travel at weekends. A Saturday around
 * Christmas moves by two weeks.
 */
export function saturdayFrom(date: CalendarDate): CalendarDate {
  const saturday = addDays(date, SATURDAY - new Date(date).getUTCDay());
  const day = saturday.slice(5);
  return day >= '12-20' || day <= '01-03' ? addDays(saturday, CHRISTMAS_DAYS) : saturday;
}
