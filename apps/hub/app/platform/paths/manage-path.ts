import type { CourseRef, FavouriteKind } from '@applicant-hub/domain';
import { paths } from './links.ts';
import type { ColumnId } from './columns.ts';
import type { ManageKind } from './kinds.ts';

/** What rows are sorted by. In an address, `-points` is the Tariff points from high to low. */
export interface Sort {
  readonly column: ColumnId;
  readonly descending: boolean;
}

/** What the page shows: all of it is in the address. */
export interface ManageQuery {
  readonly kind: ManageKind;
  /** Words that a row has; may be empty. */
  readonly search: string;
  /** 'BSc (Hons)'; of courses only. */
  readonly qualification: string | null;
  /** 'Full-time'; of courses only. */
  readonly studyMode: string | null;
  /** Null: newest first. */
  readonly sort: Sort | null;
  /** From 1. */
  readonly page: number;
  /** The list whose rows are all ticked. */
  readonly selected: FavouriteKind | null;
  /** The course that is to replace one of the shortlist. */
  readonly replacement: CourseRef | null;
}

/** Where the list begins: links within it lead there. */
export const LIST_ID = 'list';

/** Id of the shortlist. */
export const SHORTLIST_ID = 'shortlist';

const CSV_PATH = '/explore/favourites.csv';

/** The value of `sort` in an address; empty for newest first. */
export const sortValue = (sort: Sort | null): string =>
  sort === null ? '' : `${sort.descending ? '-' : ''}${sort.column}`;

/** The address of the page; what goes without saying is left out. */
export function managePath(query: Partial<ManageQuery>): string {
  const params = rowParams(query);
  if (query.page !== undefined && query.page !== 1) params.set('page', String(query.page));
  if (query.selected) params.set('select', query.selected);
  return withParams(paths.favourites, params);
}

/** The address of a file with all rows, whatever page of them is shown. */
export const csvPath = (query: Partial<ManageQuery>): string =>
  withParams(CSV_PATH, rowParams(query));

/** Which rows are meant, and in which order. */
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

/** Whether anything limits the rows. */
export const isNarrowed = ({ search, qualification, studyMode }: ManageQuery): boolean =>
  search !== '' || qualification !== null || studyMode !== null;
