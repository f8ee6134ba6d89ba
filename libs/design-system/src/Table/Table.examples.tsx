import type { Examples } from '../examples.ts';
import { Table, type TableColumn } from './Table.tsx';

interface Course {
  readonly code: string;
  readonly course: string;
  readonly university: string;
  readonly points: number;
}

const rows: Course[] = [
  { code: 'V100', course: 'History', university: 'Cardiff University', points: 128 },
  { code: 'L200', course: 'Politics', university: 'University of Leeds', points: 136 },
];

const columns: TableColumn<Course>[] = [
  {
    id: 'course',
    header: 'Course',
    rowHeader: true,
    cell: ({ course, code }) => `${course} (${code})`,
    sortHref: '?sort=course',
  },
  { id: 'university', header: 'University', cell: ({ university }) => university },
  {
    id: 'points',
    header: 'Tariff points',
    numeric: true,
    cell: ({ points }) => points,
    sortHref: '?sort=points&dir=asc',
    sorted: 'descending',
  },
];

export const examples: Examples = {
  default: (
    <Table
      id="table-courses"
      caption="Courses that you saved"
      columns={columns}
      rows={rows}
      getRowKey={({ code }) => code}
    />
  ),
};
