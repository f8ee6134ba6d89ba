import type { ReactNode } from 'react';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import {
  actions as actionsClass,
  brand as brandClass,
  header,
  navigation as navigationClass,
  row,
} from './AppHeader.css.ts';

export interface AppHeaderProps extends RootProps {
  /** Name or logo of the product, linked to its home page. */
  readonly brand: ReactNode;
  /** The navigation: a `NavBar`. */
  readonly navigation?: ReactNode;
  /** Content at the end of the first row, for example the user's account. */
  readonly actions?: ReactNode;
}

/** Page header with brand, navigation and actions. */
export const AppHeader = withRef(function AppHeader({
  brand,
  navigation,
  actions,
  ...root
}: AppHeaderProps) {
  return (
    <header {...root} className={header} data-component="app-header">
      <div className={row}>
        <div className={brandClass}>{brand}</div>
        {navigation && <div className={navigationClass}>{navigation}</div>}
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </header>
  );
});
