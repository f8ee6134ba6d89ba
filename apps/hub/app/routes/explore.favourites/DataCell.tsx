import { m } from '@applicant-hub/copy';
import { StarIcon, Tag, VisuallyHidden } from '@applicant-hub/design-system';
import { ShortlistButton } from '../../favourites/ShortlistButton.tsx';
import type { ColumnView, RowView } from '../../manage/view-types.ts';
import { value } from './FavouritesTable.css.ts';

export interface DataCellProps {
  readonly column: ColumnView;
  /** Of the column among those after the title. */
  readonly index: number;
  readonly row: RowView;
}

/** What a row has in a column. On a small screen the name of the column stands beside it. */
export function DataCell({ column, index, row }: DataCellProps) {
  if (column.id === 'shortlist') return <ShortlistCell row={row} />;
  if (row.known === null) return null;
  const text = row.cells[index] ?? null;
  return (
    <span className={value} data-label={column.header} data-column={column.id}>
      {text ?? <NotKnown />}
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
  if (slot !== null) {
    return (
      <Tag tone="primary" icon={<StarIcon />}>
        {m.favourites_slot({ slot })}
      </Tag>
    );
  }
  if (known === null || !('courseId' in ref)) return null;
  return <ShortlistButton intent="shortlist-add" item={ref} title={known.fullTitle} />;
}
