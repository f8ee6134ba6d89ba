import { Anchor } from '../Link/LinkProvider.tsx';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  readonly href: string;
  readonly label: string;
}

export interface BreadcrumbsProps extends RootProps {
  /** Accessible name of the navigation, for example "Where you are". */
  readonly label: string;
  /** The ancestor pages, topmost first. */
  readonly items: readonly Breadcrumb[];
  /** The current page. Omit it if the page heading directly below has the same text. */
  readonly current?: string | undefined;
}

/** Links to the ancestors of the current page. */
export const Breadcrumbs = withRef(function Breadcrumbs({
  label,
  items,
  current,
  ...root
}: BreadcrumbsProps) {
  return (
    <nav {...root} data-component="breadcrumbs" aria-label={label}>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.href} className={css.item}>
            <Anchor className={css.link} href={item.href}>
              {item.label}
            </Anchor>
          </li>
        ))}
        {current !== undefined && (
          <li className={css.item}>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
});
