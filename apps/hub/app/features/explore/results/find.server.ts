import type { Result } from '@applicant-hub/api-clients';
import type { CourseFilterName, CoursePage, Subject } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { isRefused } from '#app/features/catalogue/search/refused.ts';
import { yearOf } from '#app/features/catalogue/course/study-year.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { getHome, getSubjects } from '#app/features/reference-data/reference.server.ts';
import {
  noConditions,
  toCourseQuery,
  type ResultsQuery,
  usualOrder,
} from './query/results-query.server.ts';

/** The response and its query, from which unknown subjects and filter values were removed. */
export interface Finding {
  readonly query: ResultsQuery;
  readonly answer: Result<CoursePage>;
}

/** The search waits only for data that it depends on. */
export async function find(call: RequestScope, wanted: ResultsQuery): Promise<Finding> {
  const requested = withKnownOrder(call, wanted);
  const query =
    requested.subjectGuides.length === 0
      ? requested
      : withKnownSubjects(requested, await getSubjects(call));
  const near = query.order === 'nearest' ? (await getHome(call)).place : null;
  const search = (what: ResultsQuery) =>
    call.context.clients.courses.findCourses(readOptions(call), {
      ...toCourseQuery(what, near),
      ...yearOf(call),
    });

  const result = await search(query);
  if (result.ok || !isRefused(result.failure)) return { query, answer: result };

  // The API rejects unknown filter values, which old or mistyped links can contain.
  const open = { ...query, filters: noConditions.filters };
  const openAnswer = await search(open);
  if (!openAnswer.ok) return { query, answer: result };
  const known = { ...query, filters: knownValues(query.filters, openAnswer.value.filters) };
  return isEmpty(known.filters)
    ? { query: open, answer: openAnswer }
    : { query: known, answer: await search(known) };
}

/** A hub that cannot locate postcodes cannot sort by distance. */
const withKnownOrder = ({ context }: RequestScope, query: ResultsQuery): ResultsQuery =>
  query.order === 'nearest' && context.clients.geocode === null
    ? { ...query, order: usualOrder(query.searchText) }
    : query;

const knownValues = (
  chosen: ResultsQuery['filters'],
  counted: CoursePage['filters'],
): ResultsQuery['filters'] => {
  const known = (name: CourseFilterName) =>
    chosen[name].filter((value) => counted?.[name].some((one) => one.value === value));
  return {
    qualification: known('qualification'),
    studyMode: known('studyMode'),
    region: known('region'),
    locations: known('locations'),
  };
};

const isEmpty = (filters: ResultsQuery['filters']) =>
  Object.values(filters).every((values) => values.length === 0);

const withKnownSubjects = (
  query: ResultsQuery,
  subjects: Result<readonly Subject[]>,
): ResultsQuery =>
  subjects.ok
    ? {
        ...query,
        subjectGuides: query.subjectGuides.filter((id) =>
          subjects.value.some((subject) => subject.id === id),
        ),
      }
    : query;
