/** What of a data grid is shown. It is what its links and forms put into the address. */
export interface DataGridState {
  /** By which column, if by any. */
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** What is looked for in all columns. */
  readonly filter: string;
  /** From 1. */
  readonly page: number;
  /** The ids of the columns to show. Default: all. Those that name the rows are always there. */
  readonly columns?: readonly string[] | undefined;
}

/** The names that the forms of a grid have for their fields, and its links for the rest. */
export const NAMES = { sort: 'sort', filter: 'filter', page: 'page', columns: 'column' } as const;

/** What an address says of a grid; whatever is no state of one says nothing. */
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

/** The same, for an address: `?${gridQuery(state)}`. What is as it is at first is left out. */
export function gridQuery({ sort, filter, page, columns = [] }: DataGridState): string {
  const params = new URLSearchParams();
  if (filter) params.set(NAMES.filter, filter);
  if (sort) params.set(NAMES.sort, `${sort.descending ? '-' : ''}${sort.column}`);
  for (const column of columns) params.append(NAMES.columns, column);
  if (page > 1) params.set(NAMES.page, String(page));
  return params.toString();
}
