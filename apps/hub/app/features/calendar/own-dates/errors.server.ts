import { m } from '@applicant-hub/copy';
import { OWN_DATE_LENGTHS, type OwnDateProblems } from '@applicant-hub/domain';
import type { OwnDateFormView } from './form-view.ts';

const words = {
  title: {
    missing: m.mine_error_title_missing,
    long: () => m.mine_error_title_long({ max: OWN_DATE_LENGTHS.title }),
  },
  date: { missing: m.mine_error_date_missing, unreal: m.mine_error_date_unreal },
  time: {
    missing: m.mine_error_time_missing,
    unreadable: m.mine_error_time_unreadable,
    unclear: m.mine_error_time_unclear,
  },
  until: {
    unreadable: m.mine_error_until_unreadable,
    unclear: m.mine_error_until_unclear,
    early: m.mine_error_until_early,
  },
  place: { long: () => m.mine_error_place_long({ max: OWN_DATE_LENGTHS.place }) },
} as const;

export function ownDateErrors({
  title,
  date,
  time,
  until,
  place,
}: OwnDateProblems): OwnDateFormView['errors'] {
  return {
    ...(title && { title: words.title[title]() }),
    ...(date && { date: words.date[date]() }),
    ...(time && { time: words.time[time]() }),
    ...(until && { until: words.until[until]() }),
    ...(place && { place: words.place[place]() }),
  };
}
