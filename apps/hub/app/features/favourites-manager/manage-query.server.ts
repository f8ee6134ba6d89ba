import { favouriteKinds, type CourseRef } from '@applicant-hub/domain';
import { readPageNumber } from '#app/features/catalogue/search/page-number.ts';
import { readSearchWords } from '#app/features/catalogue/search/search-words.ts';
import { columnsOf } from '#app/platform/paths/columns.ts';
import { manageKinds, type ManageKind } from '#app/platform/paths/kinds.ts';
import type { ManageQuery, Sort } from '#app/platform/paths/manage-path.ts';

/** Longest filter value (characters). */
const MAX_VALUE = 100;

/** Invalid values are ignored. */
export function readManageQuery(params: URLSearchParams): ManageQuery {
  const kind = manageKinds.find((known) => known === params.get('kind')) ?? 'courses';
  const isCourses = kind === 'courses';
  return {
    kind,
    search: readSearchWords(params.get('search')),
    qualification: isCourses ? readValue(params.get('qualification')) : null,
    studyMode: isCourses ? readValue(params.get('studyMode')) : null,
    sort: readSort(kind, params.get('sort') ?? ''),
    page: readPageNumber(params.get('page')),
    selected: favouriteKinds.find((list) => list === params.get('select')) ?? null,
    replacement: isCourses ? readReplacement(params) : null,
  };
}

const readValue = (value: string | null): string | null =>
  value === null || value === '' || value.length > MAX_VALUE ? null : value;

function readSort(kind: ManageKind, value: string): Sort | null {
  const descending = value.startsWith('-');
  const wanted = descending ? value.slice(1) : value;
  const column = columnsOf[kind].find(({ id, order }) => id === wanted && order !== null);
  return column ? { column: column.id, descending } : null;
}

function readReplacement(params: URLSearchParams): CourseRef | null {
  const [courseId, courseOptionId, academicYearId] = ['replace', 'option', 'year'].map((name) =>
    params.get(name),
  );
  return courseId && courseOptionId && academicYearId
    ? { courseId, courseOptionId, academicYearId }
    : null;
}
