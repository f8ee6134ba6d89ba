import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Link } from '../Link/Link.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
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
  'rows that are cards where there is little room': (
    <Table
      id="table-cards"
      layout="cards"
      caption="Courses to choose from"
      hideCaption
      columns={[
        {
          id: 'select',
          header: 'Select',
          select: true,
          cell: ({ code, course }) => (
            <Checkbox name="table-row" value={code} label={`Select ${course}`} hideLabel />
          ),
        },
        ...columns,
      ]}
      rows={rows}
      getRowKey={({ code }) => code}
    />
  ),
  'things beside one another': (
    <Table
      id="table-compare"
      layout="compare"
      caption="Two courses side by side"
      columns={[
        { id: 'fact', header: 'What', rowHeader: true, cell: ({ fact }) => fact },
        { id: 'V100', header: 'History, Cardiff University', cell: ({ history }) => history },
        { id: 'L200', header: 'Politics, University of Leeds', cell: ({ politics }) => politics },
      ]}
      rows={[
        { fact: 'Tariff points', history: '128', politics: '136' },
        {
          fact: 'Next',
          history: <Link href="#v100">Apply</Link>,
          politics: <Link href="#l200">Apply</Link>,
        },
      ]}
      getRowKey={({ fact }) => fact}
      isScreenOnly={({ fact }) => fact === 'Next'}
    />
  ),
  'figures with a bar': (
    <Table
      id="table-figures"
      layout="figures"
      caption="What others applied for"
      columns={[
        {
          id: 'subject',
          header: 'Subject',
          rowHeader: true,
          cell: ({ code, course }) => (
            <Link href={`#subject-${code}`} variant="cover">
              {course}
            </Link>
          ),
        },
        { id: 'points', header: 'Applicants', numeric: true, cell: ({ points }) => points },
      ]}
      rows={rows}
      getRowKey={({ code }) => code}
      across={({ course, points }) => (
        <ProgressBar label={course} valueText={`${points} of 200`} value={points / 2} />
      )}
    />
  ),
};
