import { Anchor } from '../Link/LinkProvider.tsx';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  readonly href: string;
  readonly label: string;
}

export interface BreadcrumbsProps extends RootProps {
  /** Names the navigation, for example "Where you are". */
  readonly label: string;
  /** The pages above this one, the topmost first. */
  readonly items: readonly Breadcrumb[];
  /** This page, where its heading does not say the same right below. */
  readonly current?: string | undefined;
}

/** The pages above this one. */
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
