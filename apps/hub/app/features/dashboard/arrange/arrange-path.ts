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

/** URL for arranging the column count of the window in which the link is visible. */
export const arrangeHerePath = (columns: ColumnCount): string =>
  `${arrangePath(columns)}&${HERE_PARAM}=yes`;

export const isHere = (search: URLSearchParams): boolean =>
  saysColumns(search) && search.get(HERE_PARAM) === 'yes';

export const saysColumns = (search: URLSearchParams): boolean => search.has(COLUMNS_PARAM);

/** The default is the column count of a laptop. */
export const columnsOf = (search: URLSearchParams): ColumnCount =>
  columnCounts.find((columns) => String(columns) === search.get(COLUMNS_PARAM)) ?? 3;

export const toolRowId = (id: GridWidgetId): string => `row-${id}`;

export const arrangeParts = {
  shown: 'arrange-shown',
  picker: 'arrange-picker',
  reset: 'arrange-reset',
} as const;

/** Without scripts, the page returns to this button after the form is submitted. */
export const moveButtonId = (move: Move, id: GridWidgetId): string => `${move}-${id}`;
