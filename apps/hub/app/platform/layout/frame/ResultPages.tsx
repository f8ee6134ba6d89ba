import { m } from '@applicant-hub/copy';
import { Pagination } from '@applicant-hub/design-system';

export interface ResultPagesProps {
  /** Starts at 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The URL of a page, which preserves the other search parameters. */
  readonly getHref: (page: number) => string;
}

export function ResultPages(pages: ResultPagesProps) {
  if (pages.pageCount <= 1) return null;
  return (
    <Pagination
      {...pages}
      label={m.explore_pages_label()}
      previousLabel={m.explore_pages_previous()}
      nextLabel={m.explore_pages_next()}
      getPageLabel={(page) => m.explore_pages_page({ page })}
    />
  );
}
