/**
 * The state that determines the visible part of a data grid. Links and forms write it to the URL.
 */
export interface DataGridState {
  /** The sorted column; undefined if unsorted. */
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** Text to find in all columns. */
  readonly filter: string;
  /** Page number, from 1. */
  readonly page: number;
  /**
   * Ids of the visible columns. By default all columns are visible. The row header is always
   * visible.
   */
  readonly columns?: readonly string[] | undefined;
}

/** Names of the query parameters, also used for the fields of the grid's forms. */
export const NAMES = { sort: 'sort', filter: 'filter', page: 'page', columns: 'column' } as const;

/** Reads the state of a grid from a URL. Invalid values are ignored. */
export function readGridState(params: URLSearchParams): DataGridState {
  const sort = params.get(NAMES.sort) ?? '';
  const page = Number(params.get(NAMES.page));
  const columns = params.getAll(NAMES.columns);
  return {
    sort: sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined,
    filter: params.get(NAMES.filter)?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    columns: columns.length > 0 ? columns : undefined,
  };
}

/** Writes the state for a URL: `?${gridQuery(state)}`. Default values are omitted. */
export function gridQuery({ sort, filter, page, columns = [] }: DataGridState): string {
  const params = new URLSearchParams();
  if (filter) params.set(NAMES.filter, filter);
  if (sort) params.set(NAMES.sort, `${sort.descending ? '-' : ''}${sort.column}`);
  for (const column of columns) params.append(NAMES.columns, column);
  if (page > 1) params.set(NAMES.page, String(page));
  return params.toString();
}
