import { m } from '@applicant-hub/copy';
import { Checkbox, Link, Table, Text, type TableColumn } from '@applicant-hub/design-system';
import { fieldOf } from '#app/features/favourites/command.ts';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import type { ManageQuery } from '#app/platform/paths/manage-path.ts';
import { missingWords } from '../missing-words.ts';
import type { ColumnView, ListView, RowView } from '../view-types.ts';
import { DataCell } from './DataCell.tsx';
import { courses, others } from './SelectionBar.css.ts';
import { ShowRest } from '#app/features/catalogue/cards/ShowRest.tsx';
import { shownOf } from './shown.ts';
import { listWords } from './list-words.ts';
import { SelectionBar, SelectionHint, selectionFormId } from './SelectionBar.tsx';

export interface FavouritesTableProps {
  readonly query: ManageQuery;
  readonly columns: readonly ColumnView[];
  readonly list: ListView;
  /** True if there are several tables. A single table has the heading above it. */
  readonly hasCaption: boolean;
}

export function FavouritesTable({ query, columns, list, hasCaption }: FavouritesTableProps) {
  const { rows } = list;
  const isAllTicked = query.selected === list.list;
  const [titleColumn, ...dataColumns] = columns;
  const { shown, long } = shownOf(list.list);
  const restId = `favourite-${list.list}-rest`;
  return (
    <div className={list.list === 'courses' ? courses : others}>
      <SelectionHint query={query} list={list.list} />
      <Table
        id={`favourite-${list.list}`}
        layout="cards"
        caption={listWords[list.list]()}
        hideCaption={hasCaption ? undefined : true}
        rows={rows}
        getRowKey={({ ref }) => fieldOf(ref)}
        columns={[
          {
            id: 'select',
            header: m.manage_column_select(),
            select: true,
            cell: (row) => (
              <Tick
                key={String(isAllTicked)}
                row={row}
                number={rows.indexOf(row) + 1}
                form={selectionFormId(list.list)}
                ticked={isAllTicked}
              />
            ),
          },
          ...(titleColumn
            ? [
                tableColumn(titleColumn, true, (row) => (
                  <Title row={row} id={row === rows[shown] ? restId : undefined} />
                )),
              ]
            : []),
          ...dataColumns.map((column, index) =>
            tableColumn(column, false, (row) => (
              <DataCell column={column} index={index} row={row} />
            )),
          ),
        ]}
      />
      <ShowRest all={rows.length} shown={shown} long={long} firstId={restId} />
      <SelectionBar query={query} list={list.list} />
    </div>
  );
}

const tableColumn = (
  { id, header, numeric, sortHref, sorted }: ColumnView,
  rowHeader: boolean,
  cell: TableColumn<RowView>['cell'],
): TableColumn<RowView> => ({
  id,
  header,
  cell,
  rowHeader: rowHeader || undefined,
  speaksForItself: id === 'summary' || id === 'shortlist' || undefined,
  numeric: numeric || undefined,
  sortHref: sortHref ?? undefined,
  sorted: sorted ?? undefined,
});

interface TitleProps {
  readonly row: RowView;
  /** The id of the first hidden row. */
  readonly id: string | undefined;
}

function Title({ row: { known, isUnread }, id }: TitleProps) {
  if (known) {
    return known.href === null ? (
      <Text as="span" id={id}>
        <InEnglish>{known.title}</InEnglish>
      </Text>
    ) : (
      <Link id={id} href={known.href}>
        <InEnglish>{known.title}</InEnglish>
      </Link>
    );
  }
  const { title, note } = missingWords(isUnread);
  return (
    <>
      <Text as="span" id={id}>
        {title}
      </Text>
      <Text size="s" muted>
        {note}
      </Text>
    </>
  );
}

interface TickProps {
  readonly row: RowView;
  /** The position of the row in the table, from 1. */
  readonly number: number;
  /** The id of the checkbox's form. */
  readonly form: string;
  readonly ticked: boolean;
}

function Tick({ row: { ref, known, isUnread }, number, form, ticked }: TickProps) {
  return (
    <Checkbox
      name="id"
      value={fieldOf(ref)}
      form={form}
      defaultChecked={ticked}
      hideLabel
      label={
        known
          ? m.manage_select_row({ title: known.fullTitle })
          : (isUnread ? m.manage_select_unread : m.manage_select_unavailable)({ row: number })
      }
    />
  );
}
