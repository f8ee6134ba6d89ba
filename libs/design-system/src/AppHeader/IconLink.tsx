import type { ReactElement } from 'react';
import type { LinkTargetProps } from '../Link/Link.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { withRef } from '../withRef.ts';
import { count as countClass, iconLink } from './IconLink.css.ts';

export interface IconLinkProps extends Omit<
  LinkTargetProps,
  'children' | 'aria-label' | 'aria-labelledby'
> {
  /** The accessible name: where it leads, and the count with what it counts. */
  readonly label: string;
  readonly icon: ReactElement;
  /** How many wait there, as it is shown; nothing moves when it comes or goes. */
  readonly count?: string | number | undefined;
}

/** A link of the header that shows an icon only, for what has a place everywhere. */
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
