import { m } from '@applicant-hub/copy';
import type { ManageKind } from './kinds.ts';

export type ColumnId =
  | 'title'
  | 'university'
  | 'qualification'
  | 'studyMode'
  | 'duration'
  | 'start'
  | 'points'
  | 'distance'
  | 'shortlist'
  | 'town'
  | 'tef'
  | 'satisfaction'
  | 'type'
  | 'area'
  | 'summary';

/** The sort order of a column's values, which also determines the labels of its two directions. */
export type ColumnOrder = 'text' | 'amount' | 'date' | 'distance' | 'place';

export interface Column {
  readonly id: ColumnId;
  readonly header: () => string;
  /** Null if rows cannot be sorted by this column. */
  readonly order: ColumnOrder | null;
  readonly numeric?: true;
}

const title = (header: () => string): Column => ({ id: 'title', header, order: 'text' });
const distance: Column = {
  id: 'distance',
  header: m.manage_column_distance,
  order: 'distance',
  numeric: true,
};
const type: Column = { id: 'type', header: m.manage_column_type, order: 'text' };
const summary: Column = { id: 'summary', header: m.manage_column_summary, order: null };

/** The first column is the title, which names the row. */
export const columnsOf: Readonly<Record<ManageKind, readonly Column[]>> = {
  courses: [
    title(m.manage_column_course),
    { id: 'university', header: m.manage_column_university, order: 'text' },
    { id: 'qualification', header: m.courses_qualification, order: 'text' },
    { id: 'studyMode', header: m.courses_study_mode, order: 'text' },
    { id: 'duration', header: m.courses_duration, order: null },
    { id: 'start', header: m.courses_start_date, order: 'date' },
    { id: 'points', header: m.courses_tariff_points, order: 'amount', numeric: true },
    distance,
    { id: 'shortlist', header: m.favourites_tab_top5, order: 'place' },
  ],
  unis: [
    title(m.manage_column_uni),
    { id: 'town', header: m.manage_column_town, order: 'text' },
    { id: 'tef', header: m.manage_column_tef, order: 'place' },
    { id: 'satisfaction', header: m.manage_column_satisfaction, order: 'amount', numeric: true },
    distance,
  ],
  locations: [title(m.manage_column_place), type, summary],
  subjects: [
    title(m.manage_column_subject),
    { id: 'area', header: m.manage_column_area, order: 'text' },
  ],
  pages: [title(m.manage_column_page), type, summary],
};
