import type { CourseRef, FavouriteKind } from '@applicant-hub/domain';
import { paths } from './links.ts';
import type { ColumnId } from './columns.ts';
import type { ManageKind } from './kinds.ts';

/** In an address, `-points` means Tariff points in descending order. */
export interface Sort {
  readonly column: ColumnId;
  readonly descending: boolean;
}

export interface ManageQuery {
  readonly kind: ManageKind;
  /** Text to search for in the rows; may be empty. */
  readonly search: string;
  /** For example 'BSc (Hons)'; only for courses. */
  readonly qualification: string | null;
  /** For example 'Full-time'; only for courses. */
  readonly studyMode: string | null;
  /** Null sorts the newest rows first. */
  readonly sort: Sort | null;
  /** Starts at 1. */
  readonly page: number;
  /** The list whose rows are all selected. */
  readonly selected: FavouriteKind | null;
  /** The course that will replace a course in the shortlist. */
  readonly replacement: CourseRef | null;
}

export const LIST_ID = 'list';

export const SHORTLIST_ID = 'shortlist';

const CSV_PATH = '/explore/favourites.csv';

export const sortValue = (sort: Sort | null): string =>
  sort === null ? '' : `${sort.descending ? '-' : ''}${sort.column}`;

export function managePath(query: Partial<ManageQuery>): string {
  const params = rowParams(query);
  if (query.page !== undefined && query.page !== 1) params.set('page', String(query.page));
  if (query.selected) params.set('select', query.selected);
  return withParams(paths.favourites, params);
}

/** The address of a file with all rows, whichever page of the list is open. */
export const csvPath = (query: Partial<ManageQuery>): string =>
  withParams(CSV_PATH, rowParams(query));

function rowParams({
  kind = 'courses',
  search = '',
  qualification = null,
  studyMode = null,
  sort = null,
}: Partial<ManageQuery>): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== 'courses') params.set('kind', kind);
  if (search !== '') params.set('search', search);
  if (qualification !== null) params.set('qualification', qualification);
  if (studyMode !== null) params.set('studyMode', studyMode);
  if (sort !== null) params.set('sort', sortValue(sort));
  return params;
}

const withParams = (path: string, params: URLSearchParams) =>
  params.size === 0 ? path : `${path}?${params.toString()}`;

export const isNarrowed = ({ search, qualification, studyMode }: ManageQuery): boolean =>
  search !== '' || qualification !== null || studyMode !== null;
