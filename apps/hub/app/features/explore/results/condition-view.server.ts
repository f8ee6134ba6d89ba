import { m } from '@applicant-hub/copy';
import { courseFilterNames } from '@applicant-hub/domain';
import { countWords } from './count-words.ts';
import type { CountedQuery } from './load.server.ts';
import { resultsHref, type ResultsQuery } from './query/results-query.server.ts';
import type { ConditionView, WayOutView } from './view-types.ts';
import type { Condition } from './query/weaker-query.server.ts';

/** Names of subjects and universities by id; empty if unavailable. */
export interface ConditionNames {
  readonly subjects: ReadonlyMap<string, string>;
  readonly unis: ReadonlyMap<string, string>;
}

export function conditionViews(first: ResultsQuery, names: ConditionNames): ConditionView[] {
  const { searchText, subjectGuides, unis, filters } = first;
  const condition = (label: string, rest: Partial<ResultsQuery>) => ({
    label,
    href: resultsHref({ ...first, ...rest }),
  });
  return [
    ...(searchText === ''
      ? []
      : [condition(m.courses_condition_words({ words: searchText }), { searchText: '' })]),
    ...subjectGuides.map((id) =>
      condition(names.subjects.get(id) ?? m.courses_subject_chosen(), {
        subjectGuides: without(subjectGuides, id),
      }),
    ),
    ...unis.map((id) =>
      condition(names.unis.get(id) ?? m.courses_uni_chosen(), { unis: without(unis, id) }),
    ),
    ...courseFilterNames.flatMap((name) =>
      filters[name].map((value) =>
        condition(value, { filters: { ...filters, [name]: without(filters[name], value) } }),
      ),
    ),
  ];
}

const without = (list: readonly string[], value: string) => list.filter((one) => one !== value);

/** Searches that find courses, or whose count is unknown, with the most courses first. */
export const waysOut = (weaker: readonly CountedQuery[]): WayOutView[] =>
  weaker
    .filter(({ count }) => count !== 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .map(({ without: condition, query, count }) => ({
      label: wayOutWords(condition, count),
      href: resultsHref(query),
    }));

function wayOutWords(condition: Condition, count: number | null): string {
  const change = changes[condition]();
  return count === null ? change : m.courses_way_out({ change, courses: countWords(count) });
}

const changes: Record<Condition, () => string> = {
  searchText: m.courses_drop_words,
  subjectGuides: m.courses_drop_subject,
  unis: m.courses_drop_unis,
  qualification: m.courses_drop_qualification,
  studyMode: m.courses_drop_study_mode,
  region: m.courses_drop_region,
  locations: m.courses_drop_locations,
};
