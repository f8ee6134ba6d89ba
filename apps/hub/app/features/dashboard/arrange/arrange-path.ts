import {
  type ColumnCount,
  columnCounts,
  type GridWidgetId,
  type Move,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';

/** The search parameter of the page that says which screens are arranged. */
const COLUMNS_PARAM = 'columns';

/** The page that arranges the grid of a column count. */
export const arrangePath = (columns: ColumnCount): string =>
  `${paths.arrange}?${COLUMNS_PARAM}=${columns}`;

/** The search parameter of a link that only windows with these columns show. */
const HERE_PARAM = 'here';

/** The same page, for the window that the link to it is in. */
export const arrangeHerePath = (columns: ColumnCount): string =>
  `${arrangePath(columns)}&${HERE_PARAM}=yes`;

/** Whether an address says that its window has the columns that are arranged. */
export const isHere = (search: URLSearchParams): boolean =>
  saysColumns(search) && search.get(HERE_PARAM) === 'yes';

/** Whether an address says which screens are arranged. */
export const saysColumns = (search: URLSearchParams): boolean => search.has(COLUMNS_PARAM);

/** The column count of a page's address; without one, that of a laptop. */
export const columnsOf = (search: URLSearchParams): ColumnCount =>
  columnCounts.find((columns) => String(columns) === search.get(COLUMNS_PARAM)) ?? 3;

/** The id of the row of a tool. */
export const toolRowId = (id: GridWidgetId): string => `row-${id}`;

/** The ids of what the arranged tools, the hidden ones and the way back are called. */
export const arrangeParts = {
  shown: 'arrange-shown',
  picker: 'arrange-picker',
  reset: 'arrange-reset',
} as const;

/** The id of a button that moves a tool; the page of a plain form comes back to it. */
export const moveButtonId = (move: Move, id: GridWidgetId): string => `${move}-${id}`;
