import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends ParentProps<HTMLAnchorElement> {
  /** A fragment of this page, for example `#main-content`. */
  readonly href: `#${string}`;
}

/** A link that is the first tab stop and skips to the content. */
export const SkipLink = withRef(function SkipLink({ children, ...root }: SkipLinkProps) {
  // This is a plain link, because only the browser's own navigation to a fragment also moves the
  // starting point for the Tab key.
  return (
    <a {...root} className={skipLink} data-component="skip-link">
      {children}
    </a>
  );
});
