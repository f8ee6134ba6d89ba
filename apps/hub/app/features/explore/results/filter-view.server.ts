import { m } from '@applicant-hub/copy';
import {
  type CourseFilterName,
  courseFilterNames,
  type CoursePage,
  locale,
} from '@applicant-hub/domain';
import type { ResultsQuery } from './query/results-query.server.ts';
import { SHOWN_VALUES } from './query/steady-order.ts';
import type { FilterValueView, FilterView } from './view-types.ts';

const filterLegends: Record<CourseFilterName, () => string> = {
  qualification: m.courses_filter_qualification,
  studyMode: m.courses_filter_study_mode,
  region: m.courses_filter_region,
  locations: m.courses_filter_locations,
};

/**
 * The filters with their values. Checked values are first, so that "Show more" never hides them.
 * The most frequent values follow. A checked value without courses is included, so that it can be
 * unchecked.
 *
 * @param counted null if the courses are unavailable; then only the checked values are returned
 */
export const filterViews = (
  chosen: ResultsQuery['filters'],
  counted: CoursePage['filters'],
): FilterView[] =>
  courseFilterNames.flatMap((name) => {
    const values = valueViews(chosen[name], counted?.[name] ?? null);
    if (values.length === 0) return [];
    const shown = Math.max(SHOWN_VALUES, chosen[name].length);
    return [
      {
        name,
        legend: filterLegends[name](),
        values: values.slice(0, shown),
        more: values.slice(shown),
      },
    ];
  });

function valueViews(
  chosen: readonly string[],
  counted: readonly { value: string; count: number }[] | null,
): FilterValueView[] {
  const uncounted = counted === null ? null : 0;
  const first = chosen.map((value) => ({
    value,
    count: counted?.find((one) => one.value === value)?.count ?? uncounted,
    isChosen: true,
  }));
  const rest = (counted ?? [])
    .filter(({ value }) => !chosen.includes(value))
    .map(({ value, count }) => ({ value, count, isChosen: false }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, locale));
  return [...first, ...rest];
}
