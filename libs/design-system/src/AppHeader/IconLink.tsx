import type { ReactElement } from 'react';
import type { LinkTargetProps } from '../Link/Link.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { withRef } from '../withRef.ts';
import { count as countClass, iconLink } from './IconLink.css.ts';

export interface IconLinkProps extends Omit<
  LinkTargetProps,
  'children' | 'aria-label' | 'aria-labelledby'
> {
  /** Accessible name, which consists of the destination and the count with its unit. */
  readonly label: string;
  readonly icon: ReactElement;
  /**
   * Displayed number of waiting items. The layout does not shift when the number appears or
   * disappears.
   */
  readonly count?: string | number | undefined;
}

/** An icon-only header link, for a destination that is available on every page. */
export const IconLink = withRef(function IconLink({ label, icon, count, ...root }: IconLinkProps) {
  return (
    <Anchor {...root} className={iconLink} data-component="icon-link" aria-label={label}>
      {icon}
      {count !== undefined && (
        <span className={countClass} data-part="count" aria-hidden>
          {count}
        </span>
      )}
    </Anchor>
  );
});
