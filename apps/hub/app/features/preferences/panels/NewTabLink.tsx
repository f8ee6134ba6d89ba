import { m } from '@applicant-hub/copy';
import { ExternalIcon, Link, VisuallyHidden } from '@applicant-hub/design-system';

export interface NewTabLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link to another website, in a new tab so that nothing typed is lost. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  return (
    <div>
      <Link href={href} target="_blank" rel="noopener" variant="standalone">
        {children} <ExternalIcon />
        <VisuallyHidden>{m.shell_new_tab()}</VisuallyHidden>
      </Link>
    </div>
  );
}
