import { m } from '@applicant-hub/copy';
import {
  type CoursePage,
  isolated,
  locale,
  type StudyScheme,
  studySchemes,
} from '@applicant-hub/domain';
import { courseCard } from '#app/features/catalogue/course/course-view.ts';
import { coursePoints, pointsLine } from '#app/features/catalogue/points/own-points.server.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import { isAmong } from '#app/features/favourites/favourites.server.ts';
import { sinceWords } from '../saved-searches/since.server.ts';
import type { SaveSearchView } from '../saved-searches/view-types.ts';
import { conditionViews, waysOut, type ConditionNames } from './condition-view.server.ts';
import { countWords, figure } from './count-words.ts';
import { filterViews } from './filter-view.server.ts';
import type { LoadedResults } from './load.server.ts';
import {
  PAGE_SIZE,
  noConditions,
  resultsHref,
  resultsOrders,
  savedQuery,
  usualOrder,
  type ResultsOrder,
  type ResultsQuery,
} from './query/results-query.server.ts';
import type { FoundView, OrderFormView, ResultsView } from './view-types.ts';

const schemeLabels: Record<StudyScheme, () => string> = {
  undergraduate: m.courses_scheme_undergraduate,
  postgraduate: m.courses_scheme_postgraduate,
  conservatoires: m.courses_scheme_conservatoires,
  'teacher-training': m.courses_scheme_teacher_training,
};

const orderLabels: Record<ResultsOrder, (inputs: { postcode: string }) => string> = {
  match: m.courses_order_match,
  course: m.courses_order_course,
  university: m.courses_order_university,
  'points-high': m.courses_order_points_high,
  'points-low': m.courses_order_points_low,
  nearest: m.courses_order_nearest,
  start: m.courses_order_start,
};

export function resultsView(loaded: LoadedResults): ResultsView {
  const { query, answer: result, home } = loaded;
  const names = conditionNames(loaded);
  const first = { ...query, page: 1 };
  const conditions = conditionViews(first, names);
  const heading = result.ok ? foundWords(query, result.value.total) : m.courses_results_title();
  const pages = result.ok ? pageCount(result.value.total) : 1;
  return {
    title:
      pages === 1 ? heading : m.courses_results_page_title({ heading, page: query.page, pages }),
    heading,
    // If no course was found, the heading already contains the search text.
    about: aboutWords(result.ok && result.value.total === 0 ? { ...query, searchText: '' } : query),
    form: {
      searchText: query.searchText,
      scheme: query.scheme,
      schemes: studySchemes.map((value) => ({ value, label: schemeLabels[value]() })),
      subjectGuides: query.subjectGuides.join(),
      subjects: subjectChoices(query.subjectGuides, names.subjects),
      unis: query.unis,
      order: query.order,
      filters: filterViews(query.filters, result.ok ? result.value.filters : null),
    },
    orderForm: orderForm(first, home.postcode),
    conditions,
    clearHref: resultsHref({ ...first, ...noConditions }),
    found: result.ok ? foundView(loaded, result.value) : null,
    problem: result.ok ? null : failureText('courses', result.failure),
    retryHref: resultsHref(query),
    save: result.ok ? saveView(loaded, result.value.total) : null,
    hasFilters: conditions.length > (query.searchText === '' ? 0 : 1),
    notice: placeNotice(loaded),
  };
}

/** Explains why courses that should be sorted by distance are not; null if they are. */
function placeNotice({ query, home: { postcode, place } }: LoadedResults): string | null {
  const isMissing = query.order === 'nearest' && postcode !== null && place === null;
  return isMissing ? m.courses_no_place({ postcode }) : null;
}

export const conditionNames = ({
  subjects,
  uniNames,
}: Pick<LoadedResults, 'subjects' | 'uniNames'>): ConditionNames => ({
  subjects: new Map(subjects?.map(({ id, title }) => [id, title])),
  unis: new Map(uniNames.map(({ providerId, university }) => [providerId, university])),
});

/** '24 courses', 'No courses match “law”' */
const foundWords = ({ searchText }: ResultsQuery, total: number): string =>
  total === 0 && searchText !== ''
    ? m.courses_none_match({ words: isolated(searchText) })
    : countWords(total);

/** 'Undergraduate courses that match “law”' */
export function aboutWords({ searchText, scheme }: ResultsQuery): string {
  const courses = m.courses_about({ scheme });
  return searchText === ''
    ? courses
    : m.courses_about_words({ courses, words: isolated(searchText) });
}

/**
 * The options of the subject field. The current choice is always an option, even if it has several
 * subjects or a subject without a known name, so that a new search preserves it.
 */
function subjectChoices(chosen: readonly string[], subjects: ConditionNames['subjects']) {
  const guides = [...subjects]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const value = chosen.join();
  const isThere = value === '' || subjects.has(value);
  const names = chosen.map((id) => subjects.get(id) ?? m.courses_subject_chosen());
  return [
    { value: '', label: m.courses_subject_any() },
    ...(isThere ? [] : [{ value, label: names.join(', ') }]),
    ...guides,
  ];
}

/** Null for a new search without courses, which is not worth saving. */
function saveView({ query, saved }: LoadedResults, total: number): SaveSearchView | null {
  const key = savedQuery(query);
  const search = saved.find((one) => one.query === key);
  if (total === 0 && search === undefined) return null;
  return {
    query: key,
    total,
    since: search ? sinceWords(search, total) : null,
    isChanged: search !== undefined && search.total !== total,
  };
}

/** @param postcode null in a hub that cannot sort by distance */
function orderForm(first: ResultsQuery, postcode: string | null): OrderFormView {
  const address = new URL(
    resultsHref({ ...first, order: usualOrder(first.searchText) }),
    'http://hub.invalid',
  );
  return {
    order: first.order,
    orders: resultsOrders
      .filter((value) => value !== 'match' || first.searchText !== '')
      .filter((value) => value !== 'nearest' || postcode !== null)
      .map((value) => ({ value, label: orderLabels[value]({ postcode: postcode ?? '' }) })),
    kept: [...address.searchParams],
  };
}

function foundView(
  { query, favourites, points, weaker }: LoadedResults,
  page: CoursePage,
): FoundView {
  const backUrl = resultsHref(query);
  const start = (query.page - 1) * PAGE_SIZE;
  const results = page.courses.map((course) => ({
    card: courseCard(course, backUrl),
    isFavourite: isAmong(favourites, course.courseId),
    check: coursePoints(points, course, backUrl),
  }));
  return {
    total: page.total,
    results,
    page: query.page,
    pageCount: pageCount(page.total),
    showing: m.courses_showing({
      from: figure(start + 1),
      to: figure(start + page.courses.length),
    }),
    ownPoints: pointsLine(
      points,
      backUrl,
      results.map(({ check }) => check),
    ),
    pageHref: `${resultsHref({ ...query, page: 1 })}&page=`,
    waysOut: waysOut(weaker),
  };
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
