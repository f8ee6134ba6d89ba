import { courseFilterNames, type CourseFilterName } from '@applicant-hub/domain';
import type { ResultsQuery } from './results-query.server.ts';

export type Condition = 'searchText' | 'subjectGuides' | 'unis' | CourseFilterName;

/** A search with one of its conditions removed. */
export interface WeakerQuery {
  readonly without: Condition;
  readonly query: ResultsQuery;
}

export function weakerQueries(query: ResultsQuery): WeakerQuery[] {
  const first = { ...query, page: 1 };
  return [
    ...(query.searchText === '' ? [] : [weaker('searchText', { ...first, searchText: '' })]),
    ...(query.subjectGuides.length === 0
      ? []
      : [weaker('subjectGuides', { ...first, subjectGuides: [] })]),
    ...(query.unis.length === 0 ? [] : [weaker('unis', { ...first, unis: [] })]),
    ...courseFilterNames
      .filter((name) => query.filters[name].length > 0)
      .map((name) => weaker(name, { ...first, filters: { ...query.filters, [name]: [] } })),
  ];
}

const weaker = (without: Condition, query: ResultsQuery): WeakerQuery => ({ without, query });
