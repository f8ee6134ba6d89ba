import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends ParentProps<HTMLAnchorElement> {
  /** A fragment of this page, for example `#main-content`. */
  readonly href: `#${string}`;
}

/** A link that is the first tab stop and skips to the content. */
export const SkipLink = withRef(function SkipLink({ children, ...root }: SkipLinkProps) {
  // A plain link on purpose: only the browser's own jump moves the keyboard's starting point.
  return (
    <a {...root} className={skipLink} data-component="skip-link">
      {children}
    </a>
  );
});
