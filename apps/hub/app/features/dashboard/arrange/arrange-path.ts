import {
  type ColumnCount,
  columnCounts,
  type GridWidgetId,
  type Move,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';

/** Search parameter with the column count to arrange. */
const COLUMNS_PARAM = 'columns';

export const arrangePath = (columns: ColumnCount): string =>
  `${paths.arrange}?${COLUMNS_PARAM}=${columns}`;

/** Search parameter of a link that is visible only in windows with its column count. */
const HERE_PARAM = 'here';

/** URL of the same page, for the window that contains the link. */
export const arrangeHerePath = (columns: ColumnCount): string =>
  `${arrangePath(columns)}&${HERE_PARAM}=yes`;

/** Whether the URL comes from a window with the column count that is arranged. */
export const isHere = (search: URLSearchParams): boolean =>
  saysColumns(search) && search.get(HERE_PARAM) === 'yes';

export const saysColumns = (search: URLSearchParams): boolean => search.has(COLUMNS_PARAM);

/** The column count in a URL; default: that of a laptop. */
export const columnsOf = (search: URLSearchParams): ColumnCount =>
  columnCounts.find((columns) => String(columns) === search.get(COLUMNS_PARAM)) ?? 3;

export const toolRowId = (id: GridWidgetId): string => `row-${id}`;

export const arrangeParts = {
  shown: 'arrange-shown',
  picker: 'arrange-picker',
  reset: 'arrange-reset',
} as const;

/** Id of a button that moves a tool. After a form without scripts, the page returns to it. */
export const moveButtonId = (move: Move, id: GridWidgetId): string => `${move}-${id}`;
