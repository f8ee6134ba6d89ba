import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Link,
  Pagination,
  SearchIcon,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { PointsLine } from '#app/features/catalogue/points/PointsLine.tsx';
import { kindWords } from '#app/platform/paths/kinds.ts';
import {
  csvPath,
  isNarrowed,
  LIST_ID,
  managePath,
  type ManageQuery,
} from '#app/platform/paths/manage-path.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { PrintButton } from '#app/platform/layout/frame/PrintButton.tsx';
import type { ManageView, TableView } from '../view-types.ts';
import { FavouritesFilter } from './FavouritesFilter.tsx';
import { FavouritesTable } from './FavouritesTable.tsx';

export interface FavouritesListProps {
  readonly query: ManageQuery;
  readonly table: TableView;
  readonly home: ManageView['home'];
  readonly points: ManageView['points'];
}

export function FavouritesList({ query, table, home, points }: FavouritesListProps) {
  const { lists, matching, page, pageCount } = table;
  return (
    <Stack {...partProps(LIST_ID)} gap={4}>
      <PartNotice of={[LIST_ID]} />
      <ListHead query={query} table={table} />
      <FavouritesFilter key={managePath(query)} query={query} table={table} />
      {home && <HomeNote {...home} />}
      {points && <PointsLine line={points} />}
      {matching === 0 ? (
        <EmptyState
          icon={<SearchIcon size="xl" />}
          heading={
            <Heading level={3} size="m">
              {m.manage_filter_empty()}
            </Heading>
          }
          action={
            <ButtonLink href={managePath({ kind: query.kind })} variant="secondary">
              {m.manage_filter_clear()}
            </ButtonLink>
          }
        />
      ) : (
        lists.map((list) => (
          <FavouritesTable
            key={list.list}
            query={query}
            columns={table.columns}
            list={list}
            hasCaption={lists.length > 1}
          />
        ))
      )}
      {pageCount > 1 && (
        <Pagination
          label={m.manage_pages_label()}
          previousLabel={m.manage_pages_previous()}
          nextLabel={m.manage_pages_next()}
          getPageLabel={(number) => m.manage_pages_page({ page: number })}
          getHref={(number) =>
            `${managePath({ ...query, page: number, selected: null })}#${LIST_ID}`
          }
          page={page}
          pageCount={pageCount}
        />
      )}
    </Stack>
  );
}

function ListHead({ query, table }: Pick<FavouritesListProps, 'query' | 'table'>) {
  const { total, matching, first, last, pageCount } = table;
  return (
    <Inline gap={3} justify="space-between">
      <Inline gap={3} align="baseline">
        <Heading level={2}>{kindWords[query.kind]()}</Heading>
        <Text muted numeric>
          {isNarrowed(query)
            ? m.manage_count_matching({ matching, total })
            : m.manage_count_all({ total })}{' '}
          {pageCount > 1 && m.manage_count_range({ first, last })}
        </Text>
      </Inline>
      <div className={screenOnly}>
        <Inline gap={3}>
          <Link href={csvPath(query)} variant="standalone">
            {m.manage_csv()}
          </Link>
          <PrintButton />
        </Inline>
      </div>
    </Inline>
  );
}

function HomeNote({ postcode, isKnown }: NonNullable<ManageView['home']>) {
  return (
    <Text size="s" muted>
      {isKnown ? m.manage_home_known({ postcode }) : m.manage_home_unknown({ postcode })}{' '}
      <Link href={paths.preferences}>{m.manage_home_change()}</Link>
    </Text>
  );
}
