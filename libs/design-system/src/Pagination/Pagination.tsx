import { onPlainPress } from '../enhance/onPlainPress.ts';
import { ArrowLeftIcon } from '../Icon/ArrowLeftIcon.ts';
import { ArrowRightIcon } from '../Icon/ArrowRightIcon.ts';
import { Anchor } from '../Link/LinkProvider.tsx';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { gap, list, page as pageClass } from './Pagination.css.ts';
import { visiblePages } from './pages.ts';

export interface PaginationProps extends RootProps {
  /** Accessible name of the navigation, for example "Pages of results". */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Accessible name of a page link, for example "Page 3". */
  readonly getPageLabel: (page: number) => string;
  /**
   * Returns the URL of a page. The URL must contain the other search parameters of the current URL.
   */
  readonly getHref: (page: number) => string;
  /** If this is set, a link calls it instead of loading a page. */
  readonly onPage?: ((page: number) => void) | undefined;
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** Links to the pages of a long list. */
export const Pagination = withRef(function Pagination({
  label,
  previousLabel,
  nextLabel,
  getPageLabel,
  getHref,
  onPage,
  page,
  pageCount,
  ...root
}: PaginationProps) {
  const linkTo = (number: number) => ({
    className: pageClass,
    href: getHref(number),
    onClick: onPage && onPlainPress(() => onPage(number)),
  });
  return (
    <nav {...root} data-component="pagination" aria-label={label}>
      <ul className={list}>
        {page > 1 && (
          <li>
            <Anchor {...linkTo(page - 1)} rel="prev">
              <ArrowLeftIcon /> {previousLabel}
            </Anchor>
          </li>
        )}
        {visiblePages(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number ? (
              <Anchor
                {...linkTo(number)}
                aria-label={getPageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Anchor>
            ) : (
              <span className={gap} aria-hidden>
                …
              </span>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Anchor {...linkTo(page + 1)} rel="next">
              {nextLabel} <ArrowRightIcon />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
});
