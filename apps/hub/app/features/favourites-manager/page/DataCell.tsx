import { m } from '@applicant-hub/copy';
import { StarIcon, Tag, VisuallyHidden } from '@applicant-hub/design-system';
import { ShortlistButton } from '#app/features/favourites/ShortlistButton.tsx';
import { PointsTag } from '#app/features/catalogue/points/PointsTag.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import type { ColumnId } from '#app/platform/paths/columns.ts';
import type { ColumnView, RowView } from '../view-types.ts';
import { slot as slotClass } from './DataCell.css.ts';

/** Columns with text from an API. */
const published: readonly string[] = [
  'university',
  'qualification',
  'studyMode',
  'duration',
  'area',
  'summary',
] satisfies ColumnId[];

export interface DataCellProps {
  readonly column: ColumnView;
  /** The index of the column, not counting the title column. */
  readonly index: number;
  readonly row: RowView;
}

export function DataCell({ column, index, row }: DataCellProps) {
  if (column.id === 'shortlist') return <ShortlistCell row={row} />;
  if (row.known === null) return null;
  const { check } = row.known;
  const value = row.cells[index] ?? null;
  return (
    <span data-column={column.id}>
      <InEnglish when={value !== null && published.includes(column.id)}>
        {value ?? <NotKnown />}
      </InEnglish>
      {column.id === 'points' && check && (
        <>
          {' '}
          <PointsTag points={check} />
        </>
      )}
    </span>
  );
}

const NotKnown = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>{m.manage_not_known()}</VisuallyHidden>
  </>
);

function ShortlistCell({ row: { ref, known, slot } }: { row: RowView }) {
  if (slot === 'unknown') return <NotKnown />;
  if (slot !== null) {
    return (
      <span className={slotClass}>
        <Tag tone="primary" icon={<StarIcon />}>
          {m.favourites_slot({ slot })}
        </Tag>
      </span>
    );
  }
  if (known === null || !('courseId' in ref)) return null;
  return <ShortlistButton intent="shortlist-add" item={ref} title={known.fullTitle} flush />;
}
